import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { writeFilmPage } from "./write-film-page.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "film-"));
  await mkdir(path.join(folder, "assets"));
  await mkdir(path.join(folder, "film"));
  for (const name of ["aftermovie.mp4", "aftermovie.jpg"])
    await cp(path.join(testContent, "film", name), path.join(folder, "film", name));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (film: readonly string[]) =>
  writeFilmPage({ siteFolder: folder, content: folder, productName: "Bitcoin Yatra", film });

test("the film and its poster are published under names of their content, which the page names", async () => {
  const { poster, file } = await write(["aftermovie.mp4", "aftermovie.jpg"]);
  const html = await readFile(path.join(folder, "embed/aftermovie.html"), "utf8");
  for (const [address, name] of [
    [poster, "aftermovie.jpg"],
    [file, "aftermovie.mp4"],
  ] as const) {
    expect(html).toContain(`"${address}"`);
    const [published, source] = await Promise.all(
      [path.join(folder, address), path.join(folder, "film", name)].map((at) => readFile(at)),
    );
    expect(published?.equals(source ?? Buffer.alloc(0))).toBe(true);
  }
});

test("a film that search engines could not be led to stops the build", async () => {
  await expect(write(["aftermovie.jpg"])).rejects.toThrow("aftermovie.mp4 has no address");
});
