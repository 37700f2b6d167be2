/** Checks the files of deploy/ with their programs. If a program is not installed, its test is skipped. */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const isInstalled = (program: string) => spawnSync("which", [program]).status === 0;

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), "deploy-files-"));
});
afterAll(() => rm(scratch, { recursive: true }));

test.runIf(isInstalled("systemd-analyze"))("systemd accepts the units", () => {
  const words = ["verify", "--man=no", "deploy/yatra.socket", "deploy/yatra.service"];
  expect(spawnSync("systemd-analyze", words, { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});

test.runIf(isInstalled("nginx") && isInstalled("openssl"))("nginx accepts its site", async () => {
  const certificate = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=yatra.example"];
  const files = ["-keyout", path.join(scratch, "privkey.pem"), "-out", path.join(scratch, "fullchain.pem")];
  spawnSync("openssl", [...certificate, ...files]);
  const site = (await readFile("deploy/nginx.conf", "utf8"))
    .replaceAll("/etc/letsencrypt/live/yatra.example", scratch)
    // Unprivileged ports that no other server uses.
    .replace("listen 80;", "listen 127.0.0.1:41080;")
    .replace("listen 443 ssl;", "listen 127.0.0.1:41443 ssl;")
    .replace("listen [::]:80;", "")
    .replace("listen [::]:443 ssl;", "");
  const config = path.join(scratch, "main.conf");
  await writeFile(config, `pid ${scratch}/pid; events {} http { ${site} }`);
  const { status, stderr } = spawnSync("nginx", ["-t", "-c", config], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining("test is successful") });
});

test.runIf(isInstalled("caddy"))("Caddy accepts its file", () => {
  const words = ["validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  expect(spawnSync("caddy", words, { env: { ...process.env, HOME: scratch } }).status).toBe(0);
});
