import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstFlight, weighSite } from "./weigh-site.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "weighed-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes compressed files of these sizes, and weighs the site. */
async function weigh(bytes: Record<string, number>) {
  for (const below of ["te", "data/te"]) await mkdir(path.join(folder, below), { recursive: true });
  for (const [name, size] of Object.entries(bytes)) {
    await writeFile(path.join(folder, name), "");
    await writeFile(path.join(folder, `${name}.br`), Buffer.alloc(size));
  }
  return weighSite(folder);
}

test("pages and their data that are heavy are told, the heaviest first, and the program's own scripts are not", async () => {
  const sizes = {
    "light.html": firstFlight,
    "te/events.html": 20_000,
    "data/te/events.json": 14_609,
    "enter.js": 200_000,
  };
  expect(await weigh(sizes)).toEqual([
    "te/events.html weighs 20000 bytes, more than the 14600 that come in one round trip.",
    "data/te/events.json weighs 14609 bytes, more than the 14600 that come in one round trip.",
  ]);
});
