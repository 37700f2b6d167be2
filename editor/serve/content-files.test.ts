import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { Refusal } from "../refusal.ts";
import { ContentFiles } from "./content-files.ts";

let folder: string;
let files: ContentFiles;
beforeEach(async () => {
  folder = path.join(await temporaryFolder(), "content");
  await mkdir(folder);
  files = new ContentFiles(folder);
});

const bytes = (text: string) => new TextEncoder().encode(text);
const write = async (file: string, text: string, known: string | null = null) =>
  (await files.save([{ file, known, content: bytes(text) }]))[0] ?? null;
const textOf = (file: string) => readFile(path.join(folder, file), "utf8");
const names = async () => (await files.list()).map(({ file }) => file);

test("removing the only file of a folder removes the folder, and undoing restores both", async () => {
  const known = await write("events/2031/agra.yaml", "title: Agra\n");
  await files.save([{ file: "events/2031/agra.yaml", known, content: null }]);
  expect(await readdir(path.join(folder, "events"))).toEqual([]);
  await files.takeBack();
  expect(await textOf("events/2031/agra.yaml")).toBe("title: Agra\n");
});

test("if two people save changes of the same version of a file, the second is refused", async () => {
  const known = await write("site.yaml", "a: 1\n");
  const both = await Promise.allSettled(["a: 2\n", "a: 3\n"].map((text) => write("site.yaml", text, known)));
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(both[1]).toHaveProperty("reason", expect.any(Refusal));
  expect(await textOf("site.yaml")).toBe("a: 2\n");
});

test("all files of a save are restored together, also after a restart of the editor", async () => {
  const known = await write("events/2031/agra.yaml", "title: Agra\n");
  const content = bytes("title: Agra 2\n");
  await files.save([
    { file: "images/events/agra.jpg", known: null, content: bytes("a picture") },
    { file: "events/2032/agra.yaml", from: "events/2031/agra.yaml", known, content },
  ]);
  expect(await names()).toEqual(["events/2032/agra.yaml", "images/events/agra.jpg"]);
  files = new ContentFiles(folder);
  await files.takeBack();
  expect(await names()).toEqual(["events/2031/agra.yaml"]);
  expect(await textOf("events/2031/agra.yaml")).toBe("title: Agra\n");
});

test("the list of saves includes the one that is being written", async () => {
  const slow = new ContentFiles(folder, () => sleep(100, undefined));
  const saved = slow.save([{ file: "images/events/agra.jpg", known: null, content: bytes("a picture") }]);
  expect(await slow.saves()).toHaveLength(1);
  await saved;
});

test("a save changes no file if one of them cannot be written", async () => {
  const known = await write("site.yaml", "a: 1\n");
  await writeFile(path.join(folder, "images"), "a file where a folder should be");
  const changes = [
    { file: "site.yaml", known, content: bytes("a: 2\n") },
    { file: "images/agra.jpg", known: null, content: bytes("a picture") },
  ];
  await expect(files.save(changes)).rejects.toThrow();
  expect(await textOf("site.yaml")).toBe("a: 1\n");
  expect(await files.saves()).toHaveLength(1);
});

test("undoing a save changes no file if one of them cannot be restored, and can be repeated", async () => {
  const known = await write("site.yaml", "a: 1\n");
  const picture = { file: "images/agra.jpg", known: await write("images/agra.jpg", "a picture"), content: null };
  await files.save([{ file: "site.yaml", known, content: bytes("a: 2\n") }, picture]);
  await writeFile(path.join(folder, "images"), "a file where a folder should be");
  await expect(files.takeBack()).rejects.toThrow();
  expect(await textOf("site.yaml")).toBe("a: 2\n");
  await rm(path.join(folder, "images"));
  await files.takeBack();
  expect([await textOf("site.yaml"), await textOf("images/agra.jpg")]).toEqual(["a: 1\n", "a picture"]);
});

test("a picture that the site cannot show is refused with its whole save, and leaves no file", async () => {
  files = new ContentFiles(folder, async (file) =>
    file.endsWith("agra.svg") ? "has letters — convert them to paths" : undefined,
  );
  const changes = ["sponsors/agra.yaml", "images/firms/agra.svg"].map((file) => ({
    file,
    known: null,
    content: bytes("a: 1\n"),
  }));
  await expect(files.save(changes)).rejects.toThrow("Nothing was saved: agra.svg has letters — convert them to paths");
  expect(await names()).toEqual([]);
  expect(await files.saves()).toEqual([]);
});

test("a save that cannot be read does not block others", async () => {
  await write("site.yaml", "a: 1\n");
  await writeFile(path.join(`${folder}-changes`, "1.json"), '{"at":1,');
  files = new ContentFiles(folder);
  await write("cities.yaml", "[]\n");
  expect(await files.saves()).toHaveLength(2);
});

test("an entry's translations are removed and renamed with it", async () => {
  const known = await write("events/2031/agra.yaml", "title: Agra\n");
  await write("events/2031/agra.hi.yaml", "title: आगरा\n");
  const other = "events/2031/agra-fort.hi.yaml";
  await write(other, "title: किला\n");
  const [file, from, content] = ["events/2032/agra-2032.yaml", "events/2031/agra.yaml", bytes("title: Agra\n")];
  await files.save([{ file, from, known, content }]);
  const moved = ["events/2032/agra-2032.hi.yaml", file];
  expect(await names()).toEqual([other, ...moved]);
  await files.save([{ file, known, content: null }]);
  expect(await names()).toEqual([other]);
  await files.takeBack();
  expect(await names()).toEqual([other, ...moved]);
  expect(await textOf("events/2032/agra-2032.hi.yaml")).toBe("title: आगरा\n");
});

test("an entry is not renamed if a translation would replace another file", async () => {
  const [from, file, content] = ["events/2031/agra.yaml", "events/2031/pune.yaml", bytes("title: Agra\n")];
  const known = await write(from, "title: Agra\n");
  await write("events/2031/agra.hi.yaml", "title: आगरा\n");
  await write("events/2031/pune.hi.yaml", "title: पुणे\n");
  await expect(files.save([{ file, from, known, content }])).rejects.toThrow("events/2031/pune.hi.yaml exists already");
  expect(await textOf("events/2031/pune.hi.yaml")).toBe("title: पुणे\n");
  expect(await textOf(from)).toBe("title: Agra\n");
});

test("a save whose file was changed by another program cannot be undone, but the one before it can", async () => {
  await write("cities.yaml", "[]\n");
  await write("site.yaml", "a: 1\n");
  await writeFile(path.join(folder, "site.yaml"), "a: 5\n");
  await expect(files.takeBack()).rejects.toThrow("content/site.yaml was changed by another program");
  await files.takeBack();
  expect(await names()).toEqual(["site.yaml"]);
  expect(await textOf("site.yaml")).toBe("a: 5\n");
});

test("only YAML files and pictures can be written, and the head changes with any file", async () => {
  const known = await write("site.yaml", "a: 1\n");
  const before = await files.head();
  await expect(files.save([{ file: "run.sh", from: "site.yaml", known, content: bytes("a: 1\n") }])).rejects.toThrow(
    "run.sh is neither YAML nor a picture that every browser shows: save it as JPEG or PNG.",
  );
  expect(await textOf("site.yaml")).toBe("a: 1\n");
  expect(await files.head()).toBe(before);
  await writeFile(path.join(folder, "site.yaml"), "a: 25\n");
  expect(await files.head()).not.toBe(before);
});
