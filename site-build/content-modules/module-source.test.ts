import { expect, test } from "vitest";
import type { Picture } from "../../app/content/content-modules.ts";
import { moduleSource, PictureReference, SharePictureReference } from "./module-source.ts";

const picture = async (image: string): Promise<Picture> => ({ src: `/${image}`, width: 4, height: 3 });
const sharePicture = async (page: string) => ({ src: `/${page}.jpg`, width: 2, height: 1, alt: page });

async function evaluate(source: string) {
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

test("a module exports its values, with every picture resolved once", async () => {
  const resolved: string[] = [];
  const source = await moduleSource(
    { a: { logo: new PictureReference("x.svg") }, b: [new PictureReference("x.svg"), new PictureReference("y.svg")] },
    {
      picture: (image) => {
        resolved.push(image);
        return picture(image);
      },
      sharePicture,
    },
  );
  const module = await evaluate(source);
  const [x, y] = await Promise.all(["x.svg", "y.svg"].map(picture));
  expect(module.a).toEqual({ logo: x });
  expect(module.b).toEqual([x, y]);
  expect(resolved).toEqual(["x.svg", "y.svg"]);
});

test("a module names share pictures, and leaves out what is undefined", async () => {
  const exports = { shown: { picture: new SharePictureReference("home"), left: undefined, none: null } };
  const module = await evaluate(await moduleSource(exports, { picture, sharePicture }));
  expect(module.shown).toStrictEqual({ picture: await sharePicture("home"), none: null });
});

test("any text survives: quotes, line ends, comments, markup, the separators U+2028 and U+2029", async () => {
  const text = "\"'`$" + "{x}\\ \r\n\t */ </script> \u2028\u2029 தமிழ் 🚂";
  const module = await evaluate(await moduleSource({ text }, { picture, sharePicture }));
  expect(module.text).toBe(text);
});
