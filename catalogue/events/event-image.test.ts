import { expect, test } from "vitest";
import { eventImage, placeholderImagePath } from "./event-image.ts";

test.each([undefined, "", "  ", "\n", placeholderImagePath])("C-3 the image %j counts as missing", (image) => {
  expect(eventImage(image)).toBeNull();
});

test.each(["postcards/trichy.svg", `photos/${placeholderImagePath}`, "token"])("C-2 the image %j is shown", (image) => {
  expect(eventImage(image)).toBe(image);
});
