import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { createTestBuild } from "../../server/test-build.fixture.ts";
import { compiledCode } from "../../tests/support/compiled-code.ts";
import { bundleServer, bundleSite } from "./bundle-site.ts";

let build: Awaited<ReturnType<typeof createTestBuild>>;
beforeAll(async () => {
  build = await createTestBuild();
  await bundleServer(build.folder);
});
afterAll(() => build.remove());

test("R-8 the bundled server runs without node_modules", async () => {
  const child = spawn(process.execPath, [path.join(build.folder, "server/main.js")], {
    cwd: build.root,
    env: { ...compiledCode, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(child.stdout), "line");
  const { port } = JSON.parse(line);
  expect((await sendRequest(port, "/events")).status).toBe(200);
  expect((await sendRequest(port, "/nope")).status).toBe(404);
  expect((await sendRequest(port, "/api/partners")).status).toBe(200);
  expect((await sendRequest(port, "/assets/film.mp4")).text).toBe("0123456789");
  child.kill("SIGKILL");
});

test("a site can be built outside the project, because the renderer is bundled with its packages", {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "site-"));
  await bundleSite(path.join(folder, "client"), path.join(folder, "renderer"));
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, "renderer/render.server.js")], {
    encoding: "utf8",
  });
  await rm(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
