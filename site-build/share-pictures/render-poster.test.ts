import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FileCache } from "../file-cache.ts";
import { posterDrawing } from "./poster.ts";
import { renderPoster, requireBudget, shareBudget } from "./render-poster.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "posters-"));
});
afterEach(() => rm(folder, { recursive: true }));

const plain = (fill: string) => posterDrawing([`<rect width="1200" height="630" fill="${fill}"/>`]);

test("a poster becomes a JPEG whose name tells its content apart", async () => {
  const cache = new FileCache(folder);
  const red = await renderPoster("share-patna", plain("red"), cache);
  expect(red.fileName).toMatch(/^assets\/share-patna-[\w-]{5}\.jpg$/);
  expect(await sharp(red.source).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const blue = await renderPoster("share-patna", plain("blue"), cache);
  expect(blue.fileName).not.toBe(red.fileName);
});

test("the second time it comes from the cache, under the same name", async () => {
  const first = await renderPoster("share-patna", plain("red"), new FileCache(folder));
  const again = await renderPoster("share-patna", plain("red"), new FileCache(folder));
  expect(again.fileName).toBe(first.fileName);
  expect(Buffer.from(again.source)).toEqual(Buffer.from(first.source));
  expect(await readdir(folder)).toHaveLength(1);
});

test("a picture full of detail takes a lower quality, and stays within the budget", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 62 } as const;
  const photo = sharp({ create: { width: 1200, height: 630, channels: 3, background: "white", noise } });
  const href = `data:image/jpeg;base64,${(await photo.jpeg().toBuffer()).toString("base64")}`;
  const cache = new FileCache(folder);
  const { source } = await renderPoster(
    "share-noise",
    posterDrawing([`<image width="1200" height="437" href="${href}"/>`]),
    cache,
  );
  expect(source.length).toBeGreaterThan(shareBudget.most / 2);
  expect(source.length).toBeLessThanOrEqual(shareBudget.most);
});

test("a picture that is too heavy stops the build and tells why", () => {
  expect(() => requireBudget("share-patna", shareBudget.most)).not.toThrow();
  expect(() => requireBudget("share-patna", 312_400)).toThrow("share-patna has 312 KB, and 250 KB is the most");
});
