import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadFonts } from "../share-pictures/text.ts";
import { inspectPicture, pictureWidths, publishPicture } from "./publish-picture.ts";

let folder: string;
// The process keeps the paths of the fonts, for tests of other files too: they must not be in the folder that is removed.
beforeAll(loadFonts);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  vi.stubEnv("SITE_CACHE", path.join(folder, "cache"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

type Colour = { r: number; g: number; b: number; alpha?: number };
const orange = { r: 247, g: 147, b: 26 };
const blank = (width: number, height: number, background: Colour = orange) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

async function write(name: string, content: Sharp | Uint8Array | string) {
  const file = path.join(folder, name);
  await writeFile(
    file,
    typeof content === "string" || content instanceof Uint8Array ? content : await content.toBuffer(),
  );
  return file;
}

async function published(name: string, content: Sharp | Uint8Array | string) {
  const site = path.join(folder, `site-of-${name}`);
  const picture = await publishPicture(await write(name, content), site);
  const names = await readdir(path.join(site, "assets"));
  const read = names.map(async (file) => sharp(await readFile(path.join(site, "assets", file))).metadata());
  const files = (await Promise.all(read)).sort((a, b) => a.width - b.width);
  return { picture, files, plain: await readFile(path.join(site, picture.src)) };
}

/** The colour in the middle of a picture. */
async function middle(picture: Uint8Array) {
  return [...(await sharp(picture).resize(1, 1).removeAlpha().toColourspace("srgb").raw().toBuffer())];
}

const near = (colour: number[], { r, g, b }: Colour) =>
  [r, g, b].every((part, index) => Math.abs(part - (colour[index] ?? Number.NaN)) <= 6);

// As wide as a photograph of 12 megapixels, but not as high, because encoding time depends on the area.
test("a large photograph is published as AVIF in five widths, none wider than the original, and as one JPEG", async () => {
  const { picture, files } = await published("IMG_2041.JPG", blank(4032, 336).jpeg());
  expect(picture).toMatchObject({ width: 4032, height: 336 });
  expect(picture.src).toMatch(/^\/assets\/img-2041-[\w-]{8}-1080\.jpg$/);
  expect(picture.avif).toMatch(/-360\.avif 360w, \S+-720\.avif 720w, .*-1920\.avif 1920w$/);
  const sizes = ["360×30", "720×60", "1080×90", "1080×90", "1440×120", "1920×160"];
  expect(files.map(({ width, height }) => `${width}×${height}`)).toEqual(sizes);
});

test("a photograph with an EXIF orientation is rotated, and its metadata is removed", async () => {
  const exif = { IFD0: { Copyright: "Namuna Devi" }, IFD3: { GPSLatitude: "10/1 48/1 0/1", GPSLatitudeRef: "N" } };
  const { picture, files } = await published(
    "a.jpg",
    blank(800, 600).jpeg().withExif(exif).withMetadata({ orientation: 6 }),
  );
  expect(picture).toMatchObject({ width: 600, height: 800 });
  for (const { width, height, ...file } of files) {
    expect(height).toBeGreaterThan(width);
    expect(file).not.toHaveProperty("exif");
    expect(file).not.toHaveProperty("icc");
    expect(file.orientation ?? 1).toBe(1);
  }
});

test("a picture's colour profile is converted to sRGB", async () => {
  const plain = await published("s.png", blank(40, 40).png());
  expect(near(await middle(plain.plain), orange)).toBe(true);
  const wide = await published("p3.png", blank(40, 40).withIccProfile("p3").png());
  expect(near(await middle(wide.plain), orange)).toBe(true);
  const printed = await published(
    "cmyk.jpg",
    blank(40, 40, { r: 255, g: 255, b: 255 }).toColourspace("cmyk").withIccProfile("cmyk").jpeg(),
  );
  expect(near(await middle(printed.plain), { r: 255, g: 255, b: 255 })).toBe(true);
  expect(printed.files.every(({ space, channels }) => space === "srgb" && channels === 3)).toBe(true);
});

test("a tiny picture is not enlarged, and a greyscale one is published like any other", async () => {
  const { files } = await published("tiny.jpg", blank(9, 7).jpeg());
  expect(files.map(({ width, height }) => [width, height])).toEqual([
    [9, 7],
    [9, 7],
  ]);
  const grey = await published("grey.jpg", blank(400, 300).greyscale().jpeg());
  expect(grey.files).toHaveLength(2);
});

test("a transparent picture has no placeholder colour, and an opaque one has its dominant colour", async () => {
  const clear = await published("clear.png", blank(400, 400, { ...orange, alpha: 0.5 }).png());
  expect(clear.picture.src).toMatch(/\.png$/);
  expect(clear.files.every(({ hasAlpha }) => hasAlpha)).toBe(true);
  expect(clear.picture).not.toHaveProperty("shade");
  const solid = await published("solid.png", blank(400, 400, { ...orange, alpha: 1 }).png());
  expect(solid.picture.src).toMatch(/\.jpg$/);
  expect(solid.picture.shade).toMatch(/^#f[0-9a-f]9[0-9a-f]1[0-9a-f]$/);
});

test("an SVG is published unchanged", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 640" width="680" height="640"><rect width="9" height="9"/></svg>';
  const { picture, plain } = await published("patna.svg", svg);
  expect(picture).toEqual({ src: expect.stringMatching(/^\/assets\/patna-[\w-]{8}\.svg$/), width: 680, height: 640 });
  expect(plain.toString()).toBe(svg);
});

test("files that cannot be shown have different messages that say what to do", async () => {
  const whole = await blank(800, 600).jpeg().toBuffer();
  const saveAgain = "— save it again as JPEG, PNG, WebP or AVIF";
  const mistakeOf = async (name: string, content: Sharp | Uint8Array | string) =>
    inspectPicture(await write(name, content), false);
  expect(await mistakeOf("text.jpg", "hello")).toBe(
    `cannot be read as a picture (it contains unsupported image format) ${saveAgain}`,
  );
  expect(await mistakeOf("empty.jpg", "")).toMatch(/^cannot be read as a picture \(.*\) — save/);
  expect(await mistakeOf("cut.jpg", whole.subarray(0, whole.length / 2))).toMatch(/^cannot be read/);
  expect(await mistakeOf("half.svg", "<svg xmlns='http://www.w3.org/2000/svg'><g>")).toMatch(/^cannot/);
  expect(await mistakeOf("gif.jpg", blank(10, 10).gif())).toBe(
    `is a GIF file, not a photograph or an SVG drawing ${saveAgain}`,
  );
  expect(await mistakeOf("photo.svg", whole)).toMatch(/^is a JPEG picture whose name ends in .svg/);
  expect(await mistakeOf("drawn.jpg", await blank(9, 9).png().toBuffer())).toMatch(/rename the file to drawn.png/);
  expect(await mistakeOf("drawn.png", await blank(9, 9).avif().toBuffer())).toMatch(/rename the file to drawn.avif/);
  expect(await mistakeOf("fine.jpg", whole)).toBeUndefined();
  expect(await mistakeOf("12-megapixels.jpg", blank(4032, 3024).jpeg())).toBeUndefined();
});

test("PA-9 an SVG logo is published only as a raster picture", async () => {
  const file = await write(
    "logo.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9z"/></svg>',
  );
  const { src } = await publishPicture(file, folder, true);
  expect(await readdir(path.join(folder, "assets"))).toEqual([path.basename(src)]);
  expect((await sharp(await readFile(path.join(folder, src))).metadata()).format).toBe("webp");
});

test("a logo that cannot be rendered is refused, but not a drawing of the organiser", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Yatra</text><path d="M0 0h9v9z"/></svg>';
  const file = await write("logo.svg", svg);
  const fault = "has letters that not every machine can draw (<text>) — convert them to paths, and save it again";
  expect(await inspectPicture(file, true)).toBe(fault);
  expect(await inspectPicture(file, false)).toBeUndefined();
});

test.each([
  [4000, [360, 720, 1080, 1440, 1920]],
  [1920, [360, 720, 1080, 1440, 1920]],
  [1500, [360, 720, 1080, 1500]],
  [1000, [360, 720, 1000]],
  [360, [360]],
  [12, [12]],
])("a picture %i pixels wide is published with the widths %j", (own, widths) => {
  expect(pictureWidths(own)).toEqual(widths);
});
