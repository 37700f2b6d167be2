import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstFlight, weighSite } from "./weigh-site.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "weighed-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes compressed pages of these sizes, and weighs them. */
async function weigh(bytes: Record<string, number>) {
  for (const [name, size] of Object.entries(bytes)) {
    await writeFile(path.join(folder, `${name}.html.br`), Buffer.alloc(size));
  }
  await writeFile(path.join(folder, "list.json"), Buffer.alloc(firstFlight + 9));
  await writeFile(path.join(folder, "enter.js"), Buffer.alloc(200_000));
  const pages = Object.keys(bytes).map((name) => `/${name}`);
  return weighSite(folder, pages, [{ language: "te", data: [{ name: "the data of events", file: "list.json" }] }]);
}

test("pages and parts of the content that are heavy are told, the heaviest first, and the program's own scripts are not", async () => {
  expect(await weigh({ light: firstFlight, heavy: 20_000 })).toEqual([
    "/heavy weighs 20000 bytes, more than the 14600 that come in one round trip.",
    "the data of events (te) weighs 14609 bytes, more than the 14600 that come in one round trip.",
  ]);
});

test("of many only the heaviest are named", async () => {
  const lines = await weigh({ a: 15_001, b: 15_002, c: 15_003, d: 15_004, e: 15_005, f: 15_006 });
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["/f", "/e", "/d", "/c", "/b", "So"]);
  expect(lines.at(-1)).toBe("So do 2 other files.");
});
