import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { postcardScene } from "./postcard-scene.ts";
import { posterDrawing } from "./poster.ts";

const patna = await readFile(`${testContent}/images/postcards/patna.svg`, "utf8");

test("a postcard fills a poster from edge to edge", async () => {
  const drawing = posterDrawing([postcardScene(patna) ?? ""]);
  const { isOpaque } = await sharp(Buffer.from(drawing)).stats();
  expect(isOpaque).toBe(true);
});

test("its coin is there once, however often the sides repeat the rest", () => {
  expect(postcardScene(patna)?.match(/<use href="#patna-coin"/g)).toHaveLength(1);
});

test.each([
  { what: "any other drawing", svg: "<svg><rect/></svg>" },
  { what: "a postcard without the comments between its layers", svg: patna.replace("<!-- 2 ·", "<!--") },
  { what: "a postcard without a coin", svg: patna.replaceAll("-coin", "-moon") },
])("$what is none", ({ svg }) => {
  expect(postcardScene(svg)).toBeNull();
});
