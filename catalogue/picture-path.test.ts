import { expect, test } from "vitest";
import { eventImage, isPicturePath, picturePathMistake, placeholderImagePath } from "./picture-path.ts";

test.each(
  ["photos/group.svg", "a.png", "a/b-c/d_e.jpeg", "speakers/namuna-devi.JPG", "x.webp", "x.avif"].map(
    (path) => `/images/${path}`,
  ),
)("%s is a picture's path", (path) => {
  expect(isPicturePath(path)).toBe(true);
});

test.each(["", "  ", "\n", placeholderImagePath])("C-3 the image %j counts as missing", (image) => {
  expect(eventImage(image)).toBeUndefined();
});

test.each(["postcards/trichy.svg", `photos/${placeholderImagePath}`])("C-2 the image /images/%s is shown", (image) => {
  expect(eventImage(`/images/${image}`)).toBe(image);
});

test.each([
  ["postcards/a.jpg", "does not begin with /images/ — write `/images/postcards/a.jpg`"],
  ["content/images/postcards/a.jpg", "does not begin with /images/ — write `/images/postcards/a.jpg`"],
  ["images/a.jpg", "does not begin with /images/ — write `/images/a.jpg`"],
  ["/images/a.HEIC", "is a format that browsers do not show — export the picture as JPEG"],
  ["/images/My photo.jpg", expect.stringMatching(/^is not the path of a picture/)],
  ["https://a.example/a.jpg", expect.stringMatching(/^is not the path of a picture/)],
])("C-2 the picture %s is reported with its correction", (path, message) => {
  expect(isPicturePath(path)).toBe(false);
  expect(picturePathMistake(path)).toEqual(message);
});
