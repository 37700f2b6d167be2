import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, truncate } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPostgresDatabase } from "../tests/support/postgres-and-sqlite.ts";
import { sendRequest } from "./send-request.fixture.ts";
import { createTestBuild } from "./test-build.fixture.ts";

const main = path.resolve("server/main.ts");

// Each test starts whole processes, which takes long on a machine that is busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

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

function run(own: Record<string, string> = {}) {
  const env = { PORT: "0", HOST: "127.0.0.1", ...own };
  const child = spawn(process.execPath, [main], { cwd: build.root, env, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  return child;
}

async function start(own: Record<string, string> = {}) {
  const child = run(own);
  const failure = text(child.stderr);
  for await (const line of createInterface(child.stdout)) {
    const { msg, port } = JSON.parse(line);
    if (msg !== "listening") continue;
    child.stdout.resume();
    return { child, port: Number(port) };
  }
  throw new Error(`the server did not start: ${await failure}`);
}

const exitOf = async (child: ReturnType<typeof run>) => {
  const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
  return code;
};

test.each(["SQLite", "PostgreSQL"])("A-1 R-8 it serves the site and the filled API, on %s", async (kind) => {
  const { port } = await start(kind === "SQLite" ? {} : { DATABASE_URL: await createPostgresDatabase() });
  expect((await sendRequest(port, "/events")).status).toBe(200);
  expect((await sendRequest(port, "/nope")).status).toBe(404);
  const partners = await sendRequest(port, "/api/partners");
  expect(partners.status).toBe(200);
  expect(JSON.parse(partners.text).hosts).toMatchObject([{ name: "Namuna Town Hall" }]);
  expect(partners.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(await sendRequest(port, "/api/healthz")).toMatchObject({ status: 200, text: '{"status":"ok"}' });
});

test("P-2 pages of SITE_URL may read the API, instead of those of the build's site address", async () => {
  const { port } = await start({ SITE_URL: "https://own.example/" });
  const answer = await sendRequest(port, "/api/partners", { headers: { Origin: "https://own.example" } });
  expect(answer.headers["access-control-allow-origin"]).toBe("https://own.example");
});

test.each(["SIGTERM", "SIGINT"] as const)("%s lets an answer in flight finish, then exits with 0", async (signal) => {
  const size = 40_000_000;
  await truncate(path.join(build.folder, "client/images/map.avif"), size);
  const { child, port } = await start();
  const download = request({ host: "127.0.0.1", port, path: "/images/map.avif" }).end();
  const [response] = await once(download, "response");

  // The client has read nothing yet, and 40 MB do not fit between the two sockets: the answer is in flight.
  child.kill(signal);
  await sleep(200);
  await expect(sendRequest(port, "/")).rejects.toThrow("ECONNREFUSED");
  let received = 0;
  for await (const chunk of response) received += chunk.length;
  expect(received).toBe(size);
  expect(await exitOf(child)).toBe(0);
});

test("the last lines of the log are written before the process exits", async () => {
  const { child, port } = await start();
  const lines: string[] = [];
  createInterface(child.stdout).on("line", (line) => lines.push(JSON.parse(line).msg));
  await sendRequest(port, "/api/partners");
  child.kill("SIGTERM");
  expect(await exitOf(child)).toBe(0);
  await vi.waitFor(() =>
    expect(lines.slice(-3)).toEqual(["request", "stopping: requests in flight may finish", "stopped"]),
  );
});

test("a second signal exits at once", async () => {
  await truncate(path.join(build.folder, "client/images/map.avif"), 40_000_000);
  const { child, port } = await start();
  const download = request({ host: "127.0.0.1", port, path: "/images/map.avif" }).end();
  const [response] = await once(download, "response");
  response.on("error", () => {});
  child.kill("SIGTERM");
  await sleep(200);
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

test("it does not start with a bad setting, and says which", async () => {
  expect(await refusal({ PORT: "http" })).toBe(
    'PORT: "http" is not a port: write a whole number from 0 to 65535, such as PORT=3000\n',
  );
});

test("it does not start on a taken port, and says so", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const mend = `stop it, or choose another port, such as PORT=${port + 1}`;
  expect(await refusal({ PORT: String(port) })).toBe(`PORT: ${port} is taken by another program: ${mend}\n`);
  other.close();
});

test("it does not start on an address that is another machine's, and says so", async () => {
  expect(await refusal({ HOST: "192.0.2.1" })).toContain('HOST: "192.0.2.1" is not an address of this machine: write ');
});

test("it does not start without a database, and says which without its password", async () => {
  const error = await refusal({ DATABASE_URL: `postgres://yatra:secret@localhost/x?host=${build.root}` });
  expect(error).toMatch(
    /^PostgreSQL localhost\/x does not answer \(.*\): check its address and that it runs, then try again\n$/,
  );
  expect(error).not.toContain("secret");
});

test("it does not start without a build, and says how to make it", async () => {
  await rm(path.join(build.folder, "client/index.html"));
  expect(await refusal()).toBe('build/client/index.html is missing: run "npm run build" first\n');
  await rm(build.folder, { recursive: true });
  expect(await refusal()).toBe('build/site.json is missing: run "npm run build" first\n');
});
