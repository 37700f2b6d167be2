import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elementsNamed, textOf } from "../tests/support/html-elements.ts";

let root: string;
let port: number;
let supervisor: ChildProcess;

/** Writes a small build. Its Home has a title, and its server is the real one or another program. */
async function writeBuild(name: string, program = `await import(${JSON.stringify(path.resolve("server/main.ts"))});`) {
  const files: Record<string, string> = {
    "client/index.html": `<!doctype html><title>${name}</title>`,
    "client/events.html": "<!doctype html><title>Events</title>",
    "client/404.html": "<!doctype html><title>404</title>",
    "client/400.html": "<!doctype html><title>400</title>",
    "client/_headers": "",
    "client/_redirects": "",
    [`client/assets/${name}.js`]: "",
    "server/main.js": program,
    "release.json": JSON.stringify({ version: "2.0.0", build: name }),
    "site.json": JSON.stringify({ productName: "Yatra", siteAddress: "https://yatra.example" }),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, name, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

function deploy(...words: string[]) {
  const env = { ...process.env, PORT: String(port) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve("tools/deploy.ts"), ...words], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

const get = (page: string) => fetch(`http://127.0.0.1:${port}${page}`, { headers: { Connection: "close" } });

const shownBuild = async () => elementsNamed("title", await (await get("/")).text()).map(textOf)[0];

/** Starts the command of yatra.service and restarts it when it ends, as systemd does. */
async function startSupervisor(): Promise<ChildProcess> {
  const unit = await readFile("deploy/yatra.service", "utf8");
  const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.replaceAll("$$", "$") ?? "exit 1";
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "silent" };
  return spawn("sh", ["-c", `while true; do ${command}; sleep 0.1; done`], {
    cwd: root,
    env,
    detached: true,
    stdio: "inherit",
  });
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "deploy-"));
  await mkdir(path.join(root, "node_modules/.bin"), { recursive: true });
  await symlink(process.execPath, path.join(root, "node_modules/.bin/node"));
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  port = (probe.address() as { port: number }).port;
  probe.close();
  for (const name of ["first", "second"]) await writeBuild(name);
});

afterAll(async () => {
  if (supervisor.pid) process.kill(-supervisor.pid, "SIGKILL");
  await rm(root, { recursive: true, force: true });
});

// Each deploy starts two processes, which takes seconds on a busy machine.
const timeout = 30_000;

// Each test starts with the releases of the test before.
test("the first deployment needs no running server, and the second replaces its release", { timeout }, async () => {
  expect(deploy("--back")).toMatchObject({ status: 1, output: expect.stringContaining("no previous release") });
  expect(deploy("--from", "first")).toMatchObject({ status: 0, output: expect.stringContaining("is ready") });
  supervisor = await startSupervisor();
  await expect.poll(() => shownBuild().catch(() => ""), { timeout: 20_000 }).toBe("first");

  expect(deploy("--from", "second")).toMatchObject({ status: 0, output: expect.stringContaining("is public") });
  expect(await shownBuild()).toBe("second");
  // A visitor may still have a page of the first build open.
  expect((await get("/assets/first.js")).status).toBe(200);
});

test("a broken, incomplete or missing build is not deployed", { timeout }, async () => {
  await writeBuild("broken", 'console.error("no such module"); process.exitCode = 1;');
  expect(deploy("--from", "broken")).toMatchObject({
    status: 1,
    output: expect.stringMatching(/no such module\n.*did not start/),
  });
  await cp(path.join(root, "second"), path.join(root, "half"), { recursive: true });
  await rm(path.join(root, "half/client/index.html"));
  expect(deploy("--from", "half").status).toBe(1);
  expect(deploy("--from", "nowhere").status).toBe(1);
  expect(await shownBuild()).toBe("second");
});

test("--back returns to the previous release", { timeout }, async () => {
  expect(deploy("--back")).toMatchObject({ status: 0, output: expect.stringContaining("is public") });
  expect(await shownBuild()).toBe("first");
  expect((await get("/assets/second.js")).status).toBe(200);
});

// systemd owns the socket: it accepts connections even if the server does not start, and they get no response.
test("a release that does not respond behind the socket is rolled back", { timeout }, async () => {
  const program = '(await import("node:net")).createServer(() => {}).listen(Number(process.env.PORT), "127.0.0.1")';
  // Its server responds on the port of the trial, but not on the socket.
  const server = `await import(${JSON.stringify(path.resolve("server/main.ts"))})`;
  await writeBuild("picky", `if (process.env.PORT === "0") ${server}; else ${program};`);
  const before = await readlink(path.join(root, "releases/current"));
  expect(deploy("--from", "picky", "--wait", "soon")).toMatchObject({
    status: 1,
    output: expect.stringContaining("not a number of seconds"),
  });
  expect(deploy("--from", "picky", "--wait", "2")).toMatchObject({
    status: 1,
    output: expect.stringContaining("read its log"),
  });
  expect(await readlink(path.join(root, "releases/current"))).toBe(before);
  await expect.poll(() => shownBuild().catch(() => "")).toBe("first");
});

test("old releases and old assets are removed", { timeout }, async () => {
  expect(deploy("--from", "second").status).toBe(0);
  const folders = (await readdir(path.join(root, "releases"))).filter((name) => name.endsWith("Z"));
  expect(folders).toHaveLength(3);
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  // The current release is as old, but its files were in use until this deployment.
  for (const name of ["first.js", "second.js"])
    await utimes(path.join(root, "releases/current/client/assets", name), longAgo, longAgo);
  await writeBuild("third");
  expect(deploy("--from", "third").status).toBe(0);
  expect((await get("/assets/first.js")).status).toBe(404);
  expect((await get("/assets/second.js")).status).toBe(200);
});

test("a second deployment at the same time is refused", async () => {
  await mkdir(path.join(root, "releases/lock"));
  expect(deploy("--from", "first")).toMatchObject({
    status: 1,
    output: expect.stringContaining("another deploy is running"),
  });
  await rm(path.join(root, "releases/lock"), { recursive: true });
});
