import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentFiles } from "./content-files.ts";
import { RefusedChange } from "./refused-change.ts";

let folder: string;
let files: ContentFiles;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "content-"));
  files = new ContentFiles(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const add = (file: string, text: string, save: string) => files.write(file, bytes(text), { known: null, save });
const textOf = (file: string) => readFile(path.join(folder, file), "utf8");

test("the only file of a folder is removed and taken back, folder and all", async () => {
  const known = await add("events/2031/agra.yaml", "title: Agra\n", "1");
  await files.remove("events/2031/agra.yaml", { known, save: "2" });
  expect(await files.list("events/2031")).toBe(null);
  expect(await files.undo()).toEqual(["events/2031/agra.yaml"]);
  expect(await textOf("events/2031/agra.yaml")).toBe("title: Agra\n");
});

test("of two writers who know the same file one is refused, and nothing is lost", async () => {
  const known = await add("site.yaml", "a: 1\n", "1");
  const both = await Promise.allSettled(
    ["a: 2\n", "a: 3\n"].map((text, index) => files.write("site.yaml", bytes(text), { known, save: `${index}` })),
  );
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(both[1]).toHaveProperty("reason", expect.any(RefusedChange));
  expect(await textOf("site.yaml")).toBe("a: 2\n");
  await files.undo();
  expect(await textOf("site.yaml")).toBe("a: 1\n");
});

test("the files of one save are taken back together, an entry's new name too", async () => {
  const known = await add("events/2031/agra.yaml", "title: Agra\n", "1");
  await add("images/events/agra.jpg", "a picture", "2");
  await files.move("events/2031/agra.yaml", "events/2032/agra.yaml", { known, save: "2" });
  expect(await files.undo()).toHaveLength(3);
  expect(await textOf("events/2031/agra.yaml")).toBe("title: Agra\n");
  expect(Object.keys(await files.tags())).toEqual(["events/2031/agra.yaml"]);
});

test("an entry's translations, which the editor does not show, go and move with it", async () => {
  const known = await add("events/2031/agra.yaml", "title: Agra\n", "1");
  await add("events/2031/agra.hi.yaml", "title: आगरा\n", "1");
  const other = "events/2031/agra-fort.hi.yaml";
  await add(other, "title: किला\n", "1");
  await files.move("events/2031/agra.yaml", "events/2032/agra-2032.yaml", { known, save: "2" });
  const moved = ["events/2032/agra-2032.hi.yaml", "events/2032/agra-2032.yaml"];
  expect(Object.keys(await files.tags()).sort()).toEqual([other, ...moved]);
  await files.remove("events/2032/agra-2032.yaml", { known, save: "3" });
  expect(Object.keys(await files.tags())).toEqual([other]);
  expect((await files.undo()).sort()).toEqual(moved);
  expect(await textOf("events/2032/agra-2032.hi.yaml")).toBe("title: आगरा\n");
});

test("a save whose file was changed outside stays, and the one before it can still be taken back", async () => {
  await add("phases.yaml", "[]\n", "1");
  await add("site.yaml", "a: 1\n", "2");
  await writeFile(path.join(folder, "site.yaml"), "a: 5\n");
  await expect(files.undo()).rejects.toThrow("content/site.yaml was changed outside the editor");
  expect(await files.undo()).toEqual(["phases.yaml"]);
  expect(await textOf("site.yaml")).toBe("a: 5\n");
});

test("no name but that of YAML or a picture is given to a file", async () => {
  const known = await add("site.yaml", "a: 1\n", "1");
  await expect(files.move("site.yaml", "run.sh", { known, save: "2" })).rejects.toThrow(
    "run.sh is neither YAML nor a picture that every browser shows: save a photograph as JPEG first",
  );
  expect(await textOf("site.yaml")).toBe("a: 1\n");
});
