import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { buffer, text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBuild } from "../server/test-build.fixture.ts";
import { readLockedPackages } from "../tools/dependencies/lock-file.ts";
import { compiledCode } from "./support/compiled-code.ts";

let folder: string;
let built: Awaited<ReturnType<typeof createTestBuild>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "image-"));
  built = await createTestBuild();
});
afterEach(async () => {
  await built.remove();
  await rm(folder, { recursive: true });
});

/** Fills the folder as the last stage of the Dockerfile fills the image: what it copies, and the packages of production. */
async function fillAsImage(): Promise<void> {
  const last = (await readFile("Dockerfile", "utf8")).split(/^FROM .*$/m).at(-1) ?? "";
  for (const [, from = "", to = ""] of last.matchAll(/^COPY (\w\S*) (\S+)$/gm))
    await cp(from, path.join(folder, to.endsWith("/") ? to + from : to), { recursive: true });
  const packages = await readLockedPackages();
  for (const [place, { dev }] of Object.entries(packages)) {
    if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) || dev) continue;
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
    await symlink(path.resolve(place), path.join(folder, place));
  }
  await cp(built.folder, path.join(folder, "build"), { recursive: true });
  await mkdir(path.join(folder, "data"));
}

function run(...words: string[]) {
  const env = { PATH: process.env.PATH, ...compiledCode, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0" };
  return spawn(process.execPath, words, { cwd: folder, env });
}

/** The address of the server, from its log. */
async function originOf({ stdout, stderr }: ReturnType<typeof run>): Promise<string> {
  const said = text(stderr);
  for await (const line of createInterface(stdout)) {
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error(await said);
}

test("what the image copies, and production's packages, serve the site and draw a partner's logo", async () => {
  await fillAsImage();
  // Else the command changes no partner.
  const settings = path.join(folder, "content/site.yaml");
  const told = (await readFile(settings, "utf8")).replace(/^partnersFrom: .*$/m, "partnersFrom: database");
  await writeFile(settings, told);
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 0h64v64z"/></svg>';
  await writeFile(path.join(folder, "logo.svg"), logo);
  // The server's own sources: that all of it becomes one file is another test's.
  const server = run("server/main.ts");
  const origin = await originOf(server);
  server.stdout.resume();
  expect((await fetch(origin)).status).toBe(200);
  const words = "--name Namuna --category hosts --logo file:logo.svg --website https://a.example".split(" ");
  const add = run("tools/partners.ts", "add", ...words);
  const said = await Promise.all([text(add.stdout), text(add.stderr)]);
  expect(said).toEqual([expect.stringContaining("Namuna"), ""]);
  const lists = async () => (await fetch(`${origin}/api/partners`)).text();
  const drawn = /\/api\/logos\/\w+\.webp/;
  await expect.poll(lists).toMatch(drawn);
  const [address = ""] = drawn.exec(await lists()) ?? [];
  const picture = await fetch(origin + address);
  expect(picture.headers.get("content-type")).toBe("image/webp");
  const backup = run("tools/partners.ts", "backup", "data/partners.backup.gz");
  expect((await buffer(backup.stdout)).toString()).toMatch(/^Backed up \d partners and 1 logo file/);
  server.kill();
});
