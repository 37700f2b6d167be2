import { expect, test } from "vitest";
import { pictureEndingMistake } from "./picture-facts.ts";

test.each([
  ["a/x.svg", "svg"],
  ["a/x.jpg", "jpeg"],
  ["a/IMG_1.JPEG", "jpeg"],
  ["a/x.png", "png"],
  ["a/x.webp", "webp"],
  ["a/x.avif", "avif"],
] as const)("%s may be a picture in the format %s", (file, format) => {
  expect(pictureEndingMistake(file, format)).toBeUndefined();
});

test.each([
  ["a/x.svg", "jpeg", "JPEG picture whose name ends in .svg", "x.jpg"],
  ["a/hall.jpg", "png", "PNG picture whose name ends in .jpg", "hall.png"],
  ["a/hall.PNG", "webp", "WEBP picture whose name ends in .PNG", "hall.webp"],
  ["a/hall.png", "svg", "SVG picture whose name ends in .png", "hall.svg"],
  ["a/hall", "avif", "AVIF picture whose name has no ending", "hall.avif"],
] as const)("%s cannot be a picture in the format %s", (file, format, what, name) => {
  expect(pictureEndingMistake(file, format)).toBe(
    `is a ${what}, so browsers do not draw it — rename the file to ${name}, and write that name`,
  );
});
