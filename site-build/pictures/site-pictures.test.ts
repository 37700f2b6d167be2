import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishStablePictures } from "./site-pictures.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "pictures-"));
  vi.stubEnv("SITE_CACHE", path.join(root, "cache"));
  await mkdir(path.join(root, "images"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

/** The files of the built site, after these lay in `content/images/`. */
async function published(...names: string[]): Promise<string[]> {
  const siteFolder = path.join(root, "site");
  await mkdir(siteFolder);
  for (const name of names) {
    const file = path.join(root, "images", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name.endsWith(".svg") ? drawing : name);
  }
  await publishStablePictures(path.join(root, "images"), siteFolder);
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(siteFolder, path.join(parentPath, name))).sort();
}

test("PA-9 the pictures of partners and firms keep their names, and of a drawing what is drawn of it is published", async () => {
  expect(await published("firms/potli.svg", "partners/2026/hall.JPG", "partners/छवि.webp")).toEqual([
    "images/firms/potli.svg.webp",
    "images/partners/2026/hall.JPG",
    "images/partners/छवि.webp",
  ]);
});

test("other pictures, and files that are none, are not published", async () => {
  const stray = ["firms/.DS_Store", "firms/._potli.svg", "firms/Thumbs.db", "partners/notes.txt", "partners/logo.psd"];
  expect(await published("firms/potli.svg", "photos/group.jpg", "speakers/a.svg", ...stray)).toEqual([
    "images/firms/potli.svg.webp",
  ]);
});

test("a folder that is gone stops no build", async () => {
  expect(await published("firms/potli.svg")).toEqual(["images/firms/potli.svg.webp"]);
});

test("a logo that cannot be drawn is not published", async () => {
  await mkdir(path.join(root, "images", "firms"), { recursive: true });
  await writeFile(path.join(root, "images", "firms", "new.svg"), drawing.replace("<path", "<text>Yatra</text><path"));
  expect(await published("firms/potli.svg")).toEqual(["images/firms/potli.svg.webp"]);
});
