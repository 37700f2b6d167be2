import { expect, test } from "vitest";
import { moduleSource, PictureReference } from "./module-source.ts";

async function evaluate(source: string) {
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

test("a module exports its values, with every picture resolved once", async () => {
  const resolved: string[] = [];
  const source = await moduleSource(
    { a: { logo: new PictureReference("x.svg") }, b: [new PictureReference("x.svg"), new PictureReference("y.svg")] },
    async (image) => {
      resolved.push(image);
      return { src: `/${image}` };
    },
  );
  const module = await evaluate(source);
  expect(module.a).toEqual({ logo: { src: "/x.svg" } });
  expect(module.b).toEqual([{ src: "/x.svg" }, { src: "/y.svg" }]);
  expect(resolved).toEqual(["x.svg", "y.svg"]);
});

test("any text survives: quotes, line ends, comments, markup, the separators U+2028 and U+2029", async () => {
  const text = "\"'`$" + "{x}\\ \r\n\t */ </script> \u2028\u2029 தமிழ் 🚂";
  const module = await evaluate(await moduleSource({ text }, async () => null));
  expect(module.text).toBe(text);
});
