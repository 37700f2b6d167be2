import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyStablePictures } from "./site-pictures.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "pictures-"));
  await mkdir(path.join(root, "images"));
});
afterEach(() => rm(root, { recursive: true }));

/** The files of the built site, after these lay in `content/images/`. */
async function published(...names: string[]): Promise<string[]> {
  const siteFolder = path.join(root, "site");
  await mkdir(siteFolder);
  for (const name of names) {
    const file = path.join(root, "images", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name);
  }
  await copyStablePictures(path.join(root, "images"), siteFolder);
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(siteFolder, path.join(parentPath, name))).sort();
}

test("the pictures of partners and firms keep their names, also in folders of their own", async () => {
  expect(await published("firms/potli.svg", "partners/2026/hall.JPG", "partners/छवि.webp")).toEqual([
    "images/firms/potli.svg",
    "images/partners/2026/hall.JPG",
    "images/partners/छवि.webp",
  ]);
});

test("other pictures, and files that are none, are not published", async () => {
  const stray = ["firms/.DS_Store", "firms/._potli.svg", "firms/Thumbs.db", "partners/notes.txt", "partners/logo.psd"];
  expect(await published("firms/potli.svg", "photos/group.jpg", "speakers/a.svg", ...stray)).toEqual([
    "images/firms/potli.svg",
  ]);
});

test("a folder that is gone stops no build", async () => {
  expect(await published("firms/potli.svg")).toEqual(["images/firms/potli.svg"]);
});
