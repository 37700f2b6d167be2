import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content.ts";
import { drawLogo } from "./draw-logo.ts";

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n${inside}\n</svg>`;
const square = '<path d="M0 0h9v9H0z"/>';
const draw = (drawing: string | Uint8Array) => drawLogo(Buffer.from(drawing));

test("PA-9 logos of the content are rendered at the size at which they are shown, with less than 7 KB each", async () => {
  const folder = path.join(testContent, "images/partners");
  for (const name of (await readdir(folder)).slice(0, 3)) {
    const drawn = await draw(await readFile(path.join(folder, name)));
    expect(drawn.length, name).toBeLessThan(7_000);
    const { format, width, height } = await sharp(drawn).metadata();
    expect({ format, width, height }, name).toEqual({ format: "webp", width: 288, height: 288 });
  }
});

const outside = (named: string) =>
  `names a picture outside of the drawing (${named}), which is not fetched — save it as plain SVG, or give a PNG`;

test.each([
  ["letters", svg("<g><text>Yatra</text></g>"), "has letters that not every machine can draw (<text>) — convert"],
  ["letters behind a prefix", svg(`<svg:text x="1">a</svg:text>`), "has letters that not every machine can draw"],
  ["a web page inside", svg("<foreignObject><p>a</p></foreignObject>"), "has letters that not every machine can draw"],
  [
    "a picture elsewhere",
    svg(`<image href="https://a.example/a.png?b=1&amp;c"/>`),
    outside("https://a.example/a.png?b=1&c"),
  ],
  ["a file of the disk", svg(`<use xlink:href="file:///a.svg#b"/>`), outside("file:///a.svg#b")],
  [
    "a drawing in a data URL",
    svg(`<image href="data:image/svg+xml,%3Csvg/%3E"/>`),
    outside("data:image/svg+xml,%3Csvg/%3E"),
  ],
  [
    "an end that is missing",
    svg(`<g>${square}`),
    "cannot be read as SVG (Expected closing tag 'g' (opened in line 2, col 1)",
  ],
  ["a web page", "<html><body>404</body></html>", "is no SVG drawing — save it as plain SVG"],
  ["another kind of file", "%PDF-1.7", "cannot be read as SVG (char '%' is not expected.:1:1) — save it"],
  ["a file in an entity", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///a">]>${svg("&a;")}`, "cannot be "],
  ["another encoding", Buffer.from(svg(square), "utf16le"), "cannot be read as SVG"],
])("a drawing with %s is refused, with the correction", async (_what, drawing, message) => {
  const refusal = await draw(drawing).catch((error: Error) => `${error.name}: ${error.message}`);
  expect(refusal).toContain(`PictureMistake: ${message}`);
});

test.each([
  ["its own parts", `<linearGradient id="g"/><g fill="url(#g)" style="mask:url('#m')"><use xlink:href="#a"/></g>`],
  ["a picture within", `<image href="data:image/png;base64,AAAA"/>`],
  ["a link", `<a href="https://a.example"><script>alert(1)</script></a>`],
  ["letters in a remark", "<!-- <text> -->"],
  [
    "notes of a drawing program",
    `<metadata xmlns:rdf="http://a.example/rdf#"><rdf:li rdf:resource="http://purl.example/a"/></metadata>`,
  ],
])("a drawing with %s is drawn", async (_what, inside) => {
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect((await draw(`\uFEFF<?xml version="1.0"?>\n${doctype}${svg(inside + square)}`)).length).toBeGreaterThan(0);
});

test("a drawing that the renderer refuses has a message that says what to do", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${square}</svg>`;
  await expect(draw(drawing)).rejects.toThrow("cannot be drawn — simplify it, or give a PNG");
});
