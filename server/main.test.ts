import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, truncate, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "../api/database/open-database.ts";
import { compiledCode } from "../tests/support/compiled-code.ts";
import { sendRequest } from "./send-request.fixture.ts";
import { createTestBuild, testRelease } from "./test-build.fixture.ts";

const main = path.resolve("server/main.ts");

let build: Awaited<ReturnType<typeof createTestBuild>>;
let running: ChildProcessByStdio<null, Readable, Readable>[];
beforeEach(async () => {
  build = await createTestBuild();
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await build.remove();
});

function run(own: Record<string, string> = {}, [program, ...words]: [string, ...string[]] = [process.execPath, main]) {
  const env = { ...compiledCode, PORT: "0", HOST: "127.0.0.1", ...own };
  const child = spawn(program, words, { cwd: build.root, env, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  return child;
}

async function start(own: Record<string, string> = {}, command?: [string, ...string[]]) {
  const child = run(own, command);
  const failure = text(child.stderr);
  /** What the log says, line by line. */
  const log: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => {
    const { msg, port } = JSON.parse(line);
    log.push(msg);
    if (msg === "listening") resolve(Number(port));
  });
  lines.on("close", async () => reject(new Error(`the server did not start: ${await failure}`)));
  return { child, log, port: await promise };
}

const exitOf = async (child: ReturnType<typeof run>) => {
  const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
  return code;
};

// On PostgreSQL too: site-build/bundle/bundle-server.test.ts.
test("A-1 R-8 P-2 it serves the site and the filled API, which pages of SITE_URL may read instead of those of the build's site address", async () => {
  const { port } = await start({ SITE_URL: "https://own.example/" });
  expect((await sendRequest(port, "/events")).status).toBe(200);
  expect((await sendRequest(port, "/nope")).status).toBe(404);
  const partners = await sendRequest(port, "/api/partners", { headers: { Origin: "https://own.example" } });
  expect(partners.status).toBe(200);
  expect(JSON.parse(partners.text).hosts).toMatchObject([{ name: "Namuna Town Hall" }]);
  expect(partners.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(partners.headers["access-control-allow-origin"]).toBe("https://own.example");
  expect(await sendRequest(port, "/api/healthz")).toMatchObject({
    status: 200,
    text: '{"status":"ok","version":"1.2.3","build":"0123456789ab"}',
  });
});

test("the first line of the log says which version and build it is", async () => {
  const child = run();
  const [first] = await once(createInterface(child.stdout), "line");
  expect(JSON.parse(first)).toMatchObject({ level: 30, msg: "starting", ...testRelease });
});

/** More than fits between two sockets: the answer is in flight as long as the client reads nothing. */
const size = 40_000_000;
const stopping = "stopping: requests in flight may finish";

async function startWithDownload() {
  await truncate(path.join(build.folder, "client/images/map.avif"), size);
  const server = await start();
  await sendRequest(server.port, "/api/partners");
  const download = request({ host: "127.0.0.1", port: server.port, path: "/images/map.avif" }).end();
  const [response] = await once(download, "response");
  return { ...server, response };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets an answer in flight finish, then exits with 0, the last lines of the log written",
  async (signal) => {
    const { child, log, port, response } = await startWithDownload();
    child.kill(signal);
    await vi.waitFor(() => expect(sendRequest(port, "/")).rejects.toThrow("ECONNREFUSED"), { timeout: 20_000 });
    let received = 0;
    for await (const chunk of response) received += chunk.length;
    expect(received).toBe(size);
    expect(await exitOf(child)).toBe(0);
    await expect.poll(() => log.slice(-3)).toEqual(["request", stopping, "stopped"]);
  },
);

test("a second signal exits at once", async () => {
  const { child, log, response } = await startWithDownload();
  response.on("error", () => {});
  child.kill("SIGTERM");
  await expect.poll(() => log).toContain(stopping);
  expect(child.exitCode).toBeNull();
  child.kill("SIGTERM");
  expect(await exitOf(child)).toBe(1);
});

async function refusal(own: Record<string, string> = {}) {
  const child = run(own);
  const [err, code] = await Promise.all([text(child.stderr), exitOf(child)]);
  expect(code).toBe(1);
  return err;
}

test("it does not start on a taken port, and says so", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const mend = `stop it, or choose another port, such as PORT=${port + 1}`;
  expect(await refusal({ PORT: String(port) })).toBe(`PORT: ${port} is taken by another program: ${mend}\n`);
  other.close();
});

test("it does not start without a database, and says which without its password", async () => {
  const error = await refusal({ DATABASE_URL: `postgres://yatra:secret@localhost/x?host=${build.root}` });
  expect(error).toMatch(
    /^PostgreSQL localhost\/x does not answer \(.*\): check its address and that it runs, then try again\n$/,
  );
  expect(error).not.toContain("secret");
});

test.each([
  {
    what: "that is damaged",
    prepare: (file: string) => writeFile(file, "not what it was ".repeat(1_000)),
    says: /^SQLite \S+ is no SQLite database, or a damaged one: .* restore the newest backup\n$/,
  },
  {
    what: "of a newer version",
    prepare: async (file: string) => {
      await using database = await openDatabase({ kind: "sqlite", file }, () => {});
      await sql`insert into kysely_migration values ('2999-01-01-moon', '2999-01-01T00:00:00Z')`.execute(database);
    },
    says: /^SQLite \S+ was changed by a newer version of this program .*\n$/,
  },
])("it does not start with a database $what, and says in one line what to do", async ({ prepare, says }) => {
  await prepare(path.join(build.root, "partners.sqlite"));
  const error = await refusal({ DATABASE_URL: "file:partners.sqlite" });
  expect(error).toMatch(says);
  expect(error.split("\n")).toHaveLength(2);
});

test("a site of more files than the process may open is served whole, and never with the files of a newer build", async () => {
  const place = (number: number) => path.join(build.folder, `client/more-${number}.txt`);
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  for (const number of numbers) await writeFile(place(number), `more ${number}`);
  const { port, log } = await start({}, ["sh", "-c", 'ulimit -n 60 && exec "$0" "$1"', process.execPath, main]);
  const [asked, notAsked] = [numbers.slice(0, 50), numbers.slice(50)];
  for (const number of asked) expect((await sendRequest(port, `/more-${number}.txt`)).text).toBe(`more ${number}`);
  // A new build replaces all of them: what was read is still answered with as it was, and nothing as it is now.
  await rm(path.join(build.folder, "client"), { recursive: true });
  await mkdir(path.join(build.folder, "client"));
  for (const number of numbers) await writeFile(place(number), "new");
  for (const number of asked) expect((await sendRequest(port, `/more-${number}.txt`)).text).toBe(`more ${number}`);
  const failure = "Something went wrong on the server.\n";
  const texts = new Set<string>();
  for (const number of notAsked) {
    const { text } = await sendRequest(port, `/more-${number}.txt`);
    texts.add(text.replace(String(number), "N"));
  }
  expect(texts.difference(new Set(["more N", failure]))).toEqual(new Set());
  expect(texts).toContain(failure);
  await expect.poll(() => log).toContain("a file could not be sent");
});
