import { execFileSync } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logoFileName } from "./logo-names.ts";
import { prepareLogo } from "./prepare-logo.ts";
import { prepareUploadedLogos } from "./uploaded-logos.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "prepare-logo-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 50, b: 0, alpha: 0.5 } } });

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

test("a drawing becomes a picture named by what is in it, whatever its file is called", async () => {
  const file = await fileOf("logo.png", `\uFEFF <?xml version="1.0"?>${drawing}`);
  const { name, bytes } = await prepareLogo(file);
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 288, height: 288 });
  expect(name).toBe(logoFileName(bytes));
});

test.each(["png", "jpeg", "webp", "avif", "gif"] as const)(
  "a %s picture becomes a small WebP without the notes of its camera, and stays that",
  async (format) => {
    const bytes = await picture(900, 600)
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .toFormat(format)
      .toBuffer();
    const logo = await prepareLogo(await fileOf("logo.svg", bytes));
    const { format: kept, width, height, exif } = await sharp(logo.bytes).metadata();
    expect({ kept, width, height, exif }).toEqual({ kept: "webp", width: 288, height: 192, exif: undefined });
    expect(logo.name).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(await prepareLogo(await fileOf("again.webp", logo.bytes))).toEqual(logo);
  },
);

test.each<[string, () => Promise<string | Uint8Array> | string | Uint8Array, string]>([
  ["a text", () => "Namaste", "is no picture that can be shown, or a broken one: give a whole SVG, PNG, JPEG"],
  ["nothing", () => "", "is no picture that can be shown, or a broken one"],
  ["a PDF", () => "%PDF-1.7\n", "is no picture that can be shown, or a broken one"],
  ["a TIFF", () => picture(90, 90).tiff().toBuffer(), "is no picture that can be shown, or a broken one"],
  ["half a picture", async () => (await picture(900, 900).png().toBuffer()).subarray(0, -30), "or a broken one"],
  ["a small picture", () => picture(40, 20).png().toBuffer(), "is 40 × 20 pixels: give one with 48 at least on its"],
  ["a bomb", async () => pngOf(60_000, 60_000), "is no picture that can be shown, or a broken one"],
])("%s is refused with the file's name and the mend", async (_what, content, message) => {
  const file = await fileOf("logo.png", await content());
  const refusal = await prepareLogo(file).catch((error) => error);
  expect(refusal).toMatchObject({ code: "input-invalid", message: expect.stringContaining(message) });
  expect(refusal.message.slice(0, file.length + 1)).toBe(`${file} `);
});

/** A PNG that says it is larger than it is. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(90, 90).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test("only an ordinary file is read, and no more than 5 MB of it", async () => {
  const [pipe, large] = [path.join(folder, "pipe.svg"), await fileOf("large.svg", drawing)];
  execFileSync("mkfifo", [pipe]);
  await truncate(large, 600_000_000);
  const refusals = [
    [pipe, "is a device or a pipe: give an ordinary file"],
    ["/dev/zero", "is a device or a pipe: give an ordinary file"],
    [large, "is larger than 5 MB: make it smaller"],
    [folder, "is a folder: give the path of a file"],
  ];
  for (const [file = "", message] of refusals) await expect(prepareLogo(file)).rejects.toThrow(`${file} ${message}`);
});

test("what is written for files is prepared once each, relative to a folder; the rest is left alone", async () => {
  const file = await fileOf("own.svg", drawing);
  const written = ["file:own.svg", "file:own.svg", `file://${file}`, "file:none.svg", "/images/a.svg", 7, undefined];
  const uploads = await prepareUploadedLogos(written, folder);
  expect([...uploads.keys()]).toEqual(["file:own.svg", `file://${file}`, "file:none.svg"]);
  expect(uploads.get("file:own.svg")).toEqual(uploads.get(`file://${file}`));
  expect(uploads.get("file:none.svg")).toMatch(
    `file:none.svg is not there: nothing lies at ${path.join(folder, "none.svg")}.`,
  );
});
