import { expect, test } from "vitest";
import { eventImage, isPicturePath, placeholderImagePath } from "./picture-path.ts";

test.each(["photos/group.svg", "a.png", "a/b-c/d_e.jpeg", "speakers/namuna-devi.JPG", "x.webp", "x.avif"])(
  "%s is a picture's path",
  (path) => {
    expect(isPicturePath(path)).toBe(true);
  },
);

test.each([undefined, "", "  ", "\n", placeholderImagePath])("C-3 the image %j counts as missing", (image) => {
  expect(eventImage(image)).toBeNull();
});

test.each(["postcards/trichy.svg", `photos/${placeholderImagePath}`, "token"])("C-2 the image %j is shown", (image) => {
  expect(eventImage(image)).toBe(image);
});
