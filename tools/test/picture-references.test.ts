import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isDrawnAlike, probeFile } from "./picture-references.ts";

const probe = sharp(await readFile(probeFile)).removeAlpha();

test("a browser that draws the edges of letters a little otherwise is one to compare pictures with", async () => {
  expect(await isDrawnAlike(await probe.clone().linear(0.95, 6).png().toBuffer())).toBe(true);
});

test.each([
  ["half a pixel aside", () => probe.clone().affine([1, 0, 0, 1], { odx: 0.5, interpolator: "bilinear" })],
  ["in another size", () => probe.clone().resize(559)],
])("pictures are left out where letters are drawn %s", async (_, drawn) => {
  expect(await isDrawnAlike(await drawn().png().toBuffer())).toBe(false);
});
