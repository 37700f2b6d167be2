import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";

const read = (file: string) => readFile(file, "utf8");
const isThere = (program: string) => spawnSync(program, ["--version"]).error === undefined;

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), "deploy-files-"));
});
afterEach(() => rm(scratch, { recursive: true }));

const unitFiles = async () => (await readdir("deploy")).filter((name) => /\.(?:service|timer)$/.test(name));

/** The value of each setting of a unit, the last where one is given twice. */
async function settingsOf(unit: string): Promise<Record<string, string>> {
  const lines = (await read(`deploy/${unit}`)).split("\n").filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
}

test("the unit of the site starts it again, stops its keeper first, and listens to this machine alone", async () => {
  expect(await settingsOf("yatra.service")).toMatchObject({
    Restart: "always",
    KillMode: "mixed",
    Environment: expect.stringMatching(/\bHOST=127\.0\.0\.1 .*\bPROXY_ADDRESS=127\.0\.0\.1$/),
    ExecStart: "/srv/yatra/node_modules/.bin/node tools/serve.mjs",
  });
  expect(await settingsOf("yatra-backup.timer")).toMatchObject({ Persistent: "true" });
});

/** Whether systemd finds no mistake in the units, once a program is where they look for one. */
async function verifyUnits(change: (text: string) => string): Promise<{ status: number | null; stderr: string }> {
  await mkdir(path.join(scratch, "node_modules/.bin"), { recursive: true });
  await writeFile(path.join(scratch, "node_modules/.bin/node"), "#!/bin/sh\n", { mode: 0o755 });
  const names = await unitFiles();
  for (const name of names) {
    const text = (await read(`deploy/${name}`)).replaceAll("/srv/yatra", scratch);
    await writeFile(path.join(scratch, name), change(text));
  }
  return spawnSync("systemd-analyze", ["verify", "--man=no", ...names.map((name) => path.join(scratch, name))], {
    encoding: "utf8",
  });
}

if (isThere("systemd-analyze"))
  test("systemd finds no mistake in the units, and would find one", async () => {
    expect(await verifyUnits((text) => text)).toMatchObject({ status: 0, stderr: "" });
    const { stderr } = await verifyUnits((text) => text.replace("KillMode=mixed", "KillMood=mixed"));
    expect(stderr).toContain("Unknown key");
  });

test("the nginx site ends TLS, passes the Host on and asks a replica that was just restarted at once", async () => {
  const site = await read("deploy/nginx.conf");
  expect(site.match(/^\s*listen .*;$/gm)?.map((line) => line.trim())).toEqual([
    "listen 80;",
    "listen [::]:80;",
    "listen 443 ssl;",
    "listen [::]:443 ssl;",
  ]);
  expect(site).toMatch(/listen \[::\]:80;\s+server_name \S+;\s+return 301 https:/);
  expect(site).toContain("proxy_set_header Host $http_host;");
  expect(site).toContain("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;");
  expect(site).toMatch(/server 127\.0\.0\.1:3000 max_fails=0;/);
});

/** What nginx says of a site's file; its certificate is made for the test. */
async function verifyNginx(site: string) {
  const [key, certificate] = [path.join(scratch, "privkey.pem"), path.join(scratch, "fullchain.pem")];
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=yatra.example"];
  spawnSync("openssl", [...words, "-keyout", key, "-out", certificate]);
  const text = site.replaceAll("/etc/letsencrypt/live/yatra.example", scratch);
  const settings = `pid ${scratch}/pid; events {} http { access_log off; ${text} }`;
  await writeFile(path.join(scratch, "nginx.conf"), settings);
  return spawnSync("nginx", ["-t", "-c", path.join(scratch, "nginx.conf")], { encoding: "utf8" });
}

if (isThere("nginx") && isThere("openssl"))
  test("nginx takes the site's file, and would refuse a broken one", async () => {
    // Ports that nobody holds, also where nginx runs already or may not take those below 1024.
    const site = (await read("deploy/nginx.conf"))
      .replaceAll(/listen \[::\].*;/g, "")
      .replaceAll(/listen (\d+)/g, "listen 127.0.0.1:41$1");
    expect(await verifyNginx(site)).toMatchObject({ status: 0, stderr: expect.stringContaining("test is successful") });
    expect(await verifyNginx(site.replace("proxy_pass", "proxy_pas"))).toMatchObject({ status: 1 });
  });

test("Caddy's file names the site and its server, and its braces match", async () => {
  const caddy = await read("deploy/Caddyfile");
  expect(caddy).toMatch(/^\{\$SITE_HOST:yatra\.example\} \{$/m);
  expect(caddy).toMatch(/^\treverse_proxy \{\$SITE_SERVER:127\.0\.0\.1:3000\} \{$/m);
  expect(caddy.split("{")).toHaveLength(caddy.split("}").length);
});

if (isThere("caddy"))
  test("Caddy takes its file", () => {
    expect(spawnSync("caddy", ["validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"]).status).toBe(0);
  });

test("containers publish nothing without TLS but to this machine, bound their logs, and leave Caddy and PostgreSQL to choose", async () => {
  const { services } = parse(await read("compose.yaml"), { merge: true });
  expect(services.site.environment.PROXY_ADDRESS).toMatch(/^172\.16\.0\.0\/12,/);
  expect(Object.keys(services)).toEqual(["site", "caddy", "postgres"]);
  expect(services.site.ports).toEqual(["127.0.0.1:3000:3000"]);
  expect(services.caddy).toMatchObject({ profiles: ["caddy"], ports: ["80:80", "443:443", "443:443/udp"] });
  expect(services.postgres.profiles).toEqual(["postgres"]);
  expect(services.postgres.ports).toBeUndefined();
  for (const service of Object.values<{ logging: object; restart: string }>(services)) {
    expect(service).toMatchObject({ restart: "unless-stopped", logging: { options: { "max-size": "10m" } } });
  }
});

test("every variable that containers and Caddy take stands in the example of settings", async () => {
  const example = await read("deploy/.env.example");
  const taken = [...(await read("compose.yaml")).matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const told = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect([...new Set(taken)].sort()).toEqual([...new Set(told)].sort());
});

test("an edit of the content changes the last two layers of the image alone", async () => {
  const stages = (await read("Dockerfile")).split(/^FROM .*$/m);
  const copies = stages.at(-1)?.match(/^(?:COPY|RUN) .*$/gm) ?? [];
  expect(copies.slice(-2)).toEqual(["COPY content content", "COPY --from=build /site/build build"]);
  expect(copies.slice(0, -2).join("\n")).not.toMatch(/content content|--from=build/);
  // The packages are installed before anything of the content is there.
  expect(stages[1]).toMatch(/COPY package\.json package-lock\.json \.\/\nRUN npm ci\nCOPY \. \.\n/);
});
