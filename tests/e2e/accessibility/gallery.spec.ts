import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { galleryFolder, testSite } from "../../../site-build/site-folders.ts";
import { openGallery } from "../support/open-gallery.ts";
import { expect, test } from "../support/site-test.ts";
import { axeViolations } from "./axe-violations.ts";

/** What each chapter and each example of the gallery carries. */
const mark = /gallery-(chapter|example|bed)/;

/** The files below a folder that hold something of the gallery. */
async function filesOfGallery(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("**/*.{html,js,css}", { cwd: folder })) {
    if (mark.test(await readFile(path.join(folder, file), "utf8"))) found.push(file);
  }
  return found;
}

test("nothing of the gallery is in what visitors get @once", async ({ request }) => {
  expect((await filesOfGallery(galleryFolder)).length).toBeGreaterThan(0);
  expect(await filesOfGallery(testSite.output)).toEqual([]);
  expect((await request.get("/gallery")).status()).toBe(404);
});

test(`WCAG 2.2 AA every example of the graphic language has no violation that axe finds @once`, async ({ page }) => {
  await openGallery(page);
  expect(await axeViolations(page)).toEqual([]);
});
