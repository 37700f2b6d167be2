import { expect, test } from "vitest";
import { PictureReference, resolveReferences, SharePictureReference } from "./references.ts";

const pictures = {
  picture: async (image: string) => ({ src: `/${image}`, width: 4, height: 3 }),
  sharePicture: (page: string) => ({ src: `/${page}.jpg`, width: 2, height: 1, alt: page }),
};

test("data has pictures in place of references, and leaves out what is undefined, as JSON does", async () => {
  const data = {
    logo: new PictureReference("x.svg"),
    list: [{ picture: new PictureReference("y.svg") }],
    share: new SharePictureReference("home"),
    none: null,
    left: undefined,
    text: "A",
  };
  const resolved = await resolveReferences<unknown>(data, pictures);
  expect(resolved).toStrictEqual({
    logo: { src: "/x.svg", width: 4, height: 3 },
    list: [{ picture: { src: "/y.svg", width: 4, height: 3 } }],
    share: { src: "/home.jpg", width: 2, height: 1, alt: "home" },
    none: null,
    text: "A",
  });
  expect(JSON.parse(JSON.stringify(resolved))).toStrictEqual(resolved);
});
