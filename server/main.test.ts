import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rm, truncate, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compiledCode } from "../tests/support/compiled-code.ts";
import { sendRequest } from "./send-request.fixture.ts";
import { startServer } from "./start-server.ts";
import { createTestBuild, testRelease } from "./test-build.fixture.ts";

const main = path.resolve("server/main.ts");

let build: Awaited<ReturnType<typeof createTestBuild>>;
let running: ChildProcess[];
beforeEach(async () => {
  build = await createTestBuild();
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await build.remove();
});

function run(own: Record<string, string> = {}) {
  const env = { ...compiledCode, PORT: "0", HOST: "127.0.0.1", ...own };
  const child = spawn(process.execPath, [main], { cwd: build.root, env, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  return child;
}

/** Starts a server. @returns the entries of its log so far, the first of which has the port */
async function start() {
  const child = run();
  const log: { msg: string; port: number }[] = [];
  createInterface(child.stdout).on("line", (line) => log.push(JSON.parse(line)));
  await vi.waitFor(() => expect(log[0]?.msg).toBe("listening"), { timeout: 8_000 });
  return { child, log, port: log[0]?.port ?? 0 };
}

async function exitOf(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode ?? child.signalCode;
}

test("its log is JSON, and the first entry has its version and build", async () => {
  const { log, port } = await start();
  expect(log[0]).toMatchObject({ level: 30, ...testRelease });
  expect((await sendRequest(port, "/events")).status).toBe(200);
});

const isThere = (program: string) => spawnSync(program, ["--version"]).error === undefined;

/** Runs a program in a terminal: util-linux has it. */
test.runIf(isThere("script"))("in a terminal the last line is the URL to open, in plain text", async () => {
  const command = `PORT=0 HOST=127.0.0.1 '${process.execPath}' '${main}'`;
  const child = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], { cwd: build.root });
  running.push(child);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (part) => {
    output += part;
  });
  await vi.waitFor(() => expect(output.trim()).toMatch(/^The site is on http:\/\/localhost:\d+$/), { timeout: 8_000 });
});

/** Starts the server at the first connection, as systemd does with `deploy/yatra.socket`. */
const socketActivate = "systemd-socket-activate";

test.runIf(isThere(socketActivate))("it listens on the socket that systemd passes", async () => {
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const { port } = free.address() as AddressInfo;
  free.close();
  const words = [`--listen=127.0.0.1:${port}`, "-E", "LOG_LEVEL=silent", process.execPath, main];
  const child = spawn(socketActivate, words, { cwd: build.root, stdio: "ignore" });
  running.push(child);
  await vi.waitFor(async () => expect((await sendRequest(port, "/events")).status).toBe(200), { timeout: 8_000 });
  child.kill("SIGTERM");
  expect(await exitOf(child)).toBe(0);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s stops it gracefully, with exit code 0", async (signal) => {
  const { child, log } = await start();
  child.kill(signal);
  expect(await exitOf(child)).toBe(0);
  await expect
    .poll(() => log.map(({ msg }) => msg))
    .toEqual(["listening", "stopping: open requests may finish", "stopped"]);
});

test("a second signal stops it at once, also during a download", async () => {
  // Larger than the buffers of both sockets, so the download lasts until the client reads it.
  await truncate(path.join(build.folder, "client/assets/film.mp4"), 20_000_000);
  const { child, log, port } = await start();
  const [response] = await once(request({ host: "127.0.0.1", port, path: "/assets/film.mp4" }).end(), "response");
  response.on("error", () => {});
  child.kill("SIGTERM");
  await expect.poll(() => log.length).toBe(2);
  child.kill("SIGTERM");
  expect(await exitOf(child)).toBe("SIGTERM");
});

async function refusal(own: Record<string, string> = {}) {
  const child = run(own);
  const [output, code] = await Promise.all([text(child.stderr), exitOf(child)]);
  expect(code).toBe(1);
  return output;
}

test("it prints an error for a port in use and does not start", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const correction = `stop it, or choose another port, such as PORT=${port + 1}`;
  expect(await refusal({ PORT: String(port) })).toBe(`PORT: another program uses ${port}: ${correction}\n`);
  other.close();
});

test("it prints an error for an invalid setting and does not start", async () => {
  expect(await refusal({ PORT: "x" })).toMatch(/^PORT: "x" is not a port: .*\n$/);
  expect(await refusal({ HOST: "192.0.2.1" })).toMatch(
    /^HOST: "192\.0\.2\.1" is not an address of this machine: .*\n$/,
  );
});

test.each([
  ["release.json", "no JSON"],
  ["client/404.html", undefined],
  ["client/_headers", undefined],
  ["client/_redirects", "/api/partners /api/nothing.json 200\n"],
  ["client", undefined],
])(
  "it does not start with a build whose %s is missing or broken, and prints one line that says what to do",
  async (name, broken) => {
    const file = path.join(build.folder, name);
    if (broken === undefined) await rm(file, { recursive: true });
    else await writeFile(file, broken);
    const settings = { port: 0, host: "127.0.0.1", hasSocket: false };
    await expect(startServer({ build: build.folder, settings, log: pino({ level: "silent" }) })).rejects.toThrow(
      /^.* is an incomplete build \(.*\): run "npm run build" again$/,
    );
  },
);
