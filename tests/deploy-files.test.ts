/** Checks the files of deploy/ with their programs. If a program is not installed, its test is skipped. */
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const isInstalled = (program: string) => spawnSync("which", [program]).status === 0;

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), "deploy-files-"));
});
afterAll(() => rm(scratch, { recursive: true }));

/** Copies a file of deploy/ with some text replaced. @returns the copy's path */
async function copyWith(name: string, replacements: Record<string, string>): Promise<string> {
  let text = await readFile(path.join("deploy", name), "utf8");
  for (const [from, to] of Object.entries(replacements)) text = text.replaceAll(from, to);
  await writeFile(path.join(scratch, name), text);
  return path.join(scratch, name);
}

test.runIf(isInstalled("systemd-analyze"))("systemd accepts the units and refuses a broken one", async () => {
  const verify = async (replacements: Record<string, string>) => {
    const files = [await copyWith("yatra.socket", {}), await copyWith("yatra.service", replacements)];
    return spawnSync("systemd-analyze", ["verify", "--man=no", ...files], { encoding: "utf8" }).stderr;
  };
  expect(await verify({})).toBe("");
  expect(await verify({ "Restart=always": "Restrat=always" })).toContain("Unknown key");
});

test.runIf(isInstalled("nginx") && isInstalled("openssl"))(
  "nginx accepts its site, and would refuse a broken one",
  async () => {
    const certificate = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=yatra.example"];
    const files = ["-keyout", path.join(scratch, "privkey.pem"), "-out", path.join(scratch, "fullchain.pem")];
    spawnSync("openssl", [...certificate, ...files]);
    const check = async (replacements: Record<string, string>) => {
      const site = await copyWith("nginx.conf", {
        "/etc/letsencrypt/live/yatra.example": scratch,
        // Unprivileged ports that no other server uses.
        "listen 80;": "listen 127.0.0.1:41080;",
        "listen 443 ssl;": "listen 127.0.0.1:41443 ssl;",
        "listen [::]:80;": "",
        "listen [::]:443 ssl;": "",
        ...replacements,
      });
      await writeFile(path.join(scratch, "main.conf"), `pid ${scratch}/pid; events {} http { include ${site}; }`);
      return spawnSync("nginx", ["-t", "-c", path.join(scratch, "main.conf")], { encoding: "utf8" });
    };
    expect(await check({})).toMatchObject({ status: 0, stderr: expect.stringContaining("test is successful") });
    expect(await check({ proxy_pass: "proxy_pas" })).toMatchObject({ status: 1 });
  },
);

test.runIf(isInstalled("caddy"))("Caddy accepts its file", async () => {
  await mkdir(path.join(scratch, "home"), { recursive: true });
  const words = ["validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  const env = { ...process.env, HOME: path.join(scratch, "home") };
  expect(spawnSync("caddy", words, { env }).status).toBe(0);
});
