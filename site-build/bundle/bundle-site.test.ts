import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { bundleSite } from "./bundle-site.ts";

test("a site can be built outside of the project: the renderer has its packages in it", {
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
