import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileCache } from "../file-cache.ts";
import { posterDrawing } from "./poster.ts";
import { mostOfSharePicture, renderPoster } from "./render-poster.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "posters-"));
});
afterEach(() => rm(folder, { recursive: true }));

const plain = (fill: string) => posterDrawing([`<rect width="1200" height="630" fill="${fill}"/>`]);

test("a poster becomes a JPEG whose name tells its content apart", async () => {
  const cache = new FileCache(folder);
  const red = await renderPoster("share-patna", plain("red"), cache);
  expect(red.fileName).toMatch(/^assets\/share-patna-[\w-]{8}\.jpg$/);
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

async function renderNoise(most: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 62 } as const;
  const photo = sharp({ create: { width: 1200, height: 630, channels: 3, background: "white", noise } });
  const href = `data:image/jpeg;base64,${(await photo.jpeg().toBuffer()).toString("base64")}`;
  const cache = new FileCache(folder);
  const drawing = posterDrawing([`<image width="1200" height="437" href="${href}"/>`]);
  return (await renderPoster("share-noise", drawing, cache, most)).source.length;
}

test("a picture full of detail takes a lower quality, and stays within the limit", async () => {
  const bytes = await renderNoise(mostOfSharePicture);
  expect(bytes).toBeGreaterThan(mostOfSharePicture / 2);
  expect(bytes).toBeLessThanOrEqual(mostOfSharePicture);
});

test("a picture that is too heavy in any quality is published with a warning", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const bytes = await renderNoise(1000);
  expect(bytes).toBeGreaterThan(1000);
  expect(warn.mock.calls).toEqual([
    [`share-noise.jpg weighs ${bytes} bytes, more than 1000: messengers may not show it.`],
  ]);
  warn.mockRestore();
});
