import { expect, test } from "vitest";
import { mistakesAfter } from "../content-check/good-event.fixture.ts";
import { placeholderImagePath } from "./events/event-image.ts";
import { isPicturePath } from "./picture-path.ts";

const picture =
  "`image: postcards/trichy.svg` (the event's picture below content/images/; leave it out for the city's colours)";

test.each(["photos/group.svg", "a.png", "a/b-c/d_e.jpeg", "speakers/namuna-devi.JPG", "x.webp", "x.avif"])(
  "%s is a picture's path",
  (path) => {
    expect(isPicturePath(path)).toBe(true);
  },
);

test.each([
  [
    "content/images/postcards/a.jpg",
    "begins with content/images/ — leave out content/images/ and write `postcards/a.jpg`",
  ],
  ["/images/postcards/a.jpg", "begins with /images/ — leave out /images/ and write `postcards/a.jpg`"],
  ["postcards/a.HEIC", "is a format that browsers do not show — export the picture as JPEG"],
  ...["My photo.jpg", "postcards/a", "../a.jpg", "https://a.example/a.jpg"].map((image) => [
    image,
    `is not the path of a picture below content/images/ (letters a to z, digits and hyphens, no spaces; svg, png, jpg, webp or avif) — write a line such as ${picture}`,
  ]),
  ["{token}", 'needs quotation marks — write `image: "{token}"`'],
])("C-2 an event's image %s is checked as other pictures are", (image, message) => {
  expect(mistakesAfter("city: T", `image: ${image}\ncity: T`)).toEqual([`e:2 image — ${message}`]);
});

test.each(["", "  ", placeholderImagePath])("C-3 an event's image “%s” may stand: it counts as missing", (image) => {
  expect(mistakesAfter("city: T", `image: "${image}"\ncity: T`)).toEqual([]);
});
