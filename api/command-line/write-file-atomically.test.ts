import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeFileAtomically } from "./write-file-atomically.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "written-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a file is replaced in one step, and what cannot be written leaves nothing behind", async () => {
  const file = path.join(folder, "out.json");
  await writeFileAtomically(file, "old");
  await writeFileAtomically(file, "new");
  expect(await readFile(file, "utf8")).toBe("new");
  await mkdir(path.join(folder, "taken"));
  await expect(writeFileAtomically(path.join(folder, "taken"), "x")).rejects.toThrow(/taken is a folder: give/);
  await expect(writeFileAtomically(path.join(folder, "no/x"), "x")).rejects.toThrow(
    `x cannot be written, because there is no folder ${path.join(folder, "no")}: make it`,
  );
  expect((await readdir(folder)).toSorted()).toEqual(["out.json", "taken"]);
});

test("a file is for whom it is meant, and a link in its place is not followed", async () => {
  const [file, elsewhere] = [path.join(folder, "backup.gz"), path.join(folder, "elsewhere")];
  await writeFile(elsewhere, "stays");
  await symlink(elsewhere, file);
  await writeFileAtomically(file, "new", { mode: 0o600 });
  expect((await lstat(file)).mode & 0o7777777).toBe(0o100600);
  expect(await readFile(elsewhere, "utf8")).toBe("stays");
});

test("a pipe or a device stays what it is", async () => {
  const pipe = path.join(folder, "pipe");
  spawnSync("mkfifo", [pipe]);
  await expect(writeFileAtomically(pipe, "x")).rejects.toThrow(/pipe cannot be written: it is a device or a pipe, /);
  expect((await stat(pipe)).isFIFO()).toBe(true);
  expect(await readdir(folder)).toEqual(["pipe"]);
});

test("what a run that was killed left beside a file goes with the next, and nothing else does", async () => {
  const temporary = (name: string) => `${name}.${randomUUID()}.tmp`;
  const abandoned = temporary("out.json");
  const kept = [temporary("other.json"), "out.json.tmp", `${temporary("out.json")}.txt`, "out.json.2026.tmp"];
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of [abandoned, ...kept]) {
    await writeFile(path.join(folder, name), "");
    await utimes(path.join(folder, name), twoHoursAgo, twoHoursAgo);
  }
  const fresh = temporary("out.json");
  await writeFile(path.join(folder, fresh), "");
  await writeFileAtomically(path.join(folder, "out.json"), "new");
  expect((await readdir(folder)).toSorted()).toEqual(["out.json", fresh, ...kept].toSorted());
});
