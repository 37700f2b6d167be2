import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeRelease } from "./write-release.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "release-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** The release that is written for a build of one file. */
async function releaseOf(name: string, text: string) {
  await rm(folder, { recursive: true });
  await mkdir(path.join(folder, "client"), { recursive: true });
  await writeFile(path.join(folder, name), text);
  await writeRelease(folder);
  return JSON.parse(await readFile(path.join(folder, "release.json"), "utf8"));
}

test("the same files have the same id wherever they are built, and any other file has another", async () => {
  const release = await releaseOf("client/index.html", "Home");
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  expect(release).toEqual({ version, build: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(await releaseOf("client/index.html", "Home")).toEqual(release);
  expect(await releaseOf("client/index.html", "Home!")).not.toEqual(release);
  expect(await releaseOf("client/events.html", "Home")).not.toEqual(release);
});
