/**
 * The program that draws one logo, in a process of its own: the picture library is thereby given somebody's file where it
 * can neither stall nor fill whoever asked. Standard input is the file, standard output the picture, or a sentence that
 * says why there is none. It gets bytes alone, so nothing that a drawing refers to is looked for on the disk or the network.
 */
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { exits } from "./draw-logo.ts";

/** In pixels. A logo is shown at most 96 pixels wide; on screens with three device pixels to one those are 288. */
const sides = { smallest: 48, kept: 288 } as const;

const fit = { width: sides.kept, height: sides.kept, fit: "inside" } as const;

/** A photograph of a phone has 50 million; more only fills the memory. */
const mostPixels = 100_000_000;

const pictureFormats = new Set(["jpeg", "png", "webp", "gif", "heif"]);

const noPicture = "is no picture that can be shown, or a broken one: give a whole SVG, PNG, JPEG, WebP or AVIF";
const noDrawing = "is no drawing that can be drawn, or a broken one: save it as plain SVG, or give a PNG";
const hasText = "has letters that not every machine can draw (<text>): convert them to paths, and save it again";
const drawsNothing =
  "draws nothing that can be seen: it may need another file, which no logo may, or an animation. Give a PNG";

/** Of 255: what is fainter nobody sees. */
const leastOpacity = 16;

/** Why a file is no logo, in words. */
class Refusal extends Error {}

async function draw(bytes: Buffer): Promise<Uint8Array> {
  return looksLikeXml(bytes) ? drawDrawing(bytes) : drawPicture(bytes);
}

/** Nothing but a drawing begins with <, be it behind a byte order mark. */
function looksLikeXml(bytes: Buffer): boolean {
  return /^\s*</.test(bytes.subarray(0, 200).toString());
}

async function drawDrawing(bytes: Buffer): Promise<Uint8Array> {
  const text = textOf(bytes).trimStart();
  const markup = text.replaceAll(/<!--.*?-->/gs, "");
  if (/<(?:[\w.-]+:)?(?:text|flowRoot)[\s/>]/.test(markup)) throw new Refusal(hasText);
  // However large it says to be: it is drawn at the size that is kept.
  const drawn = await worked(Buffer.from(text), { limitInputPixels: false }, noDrawing, async (image) => {
    const { format } = await image.metadata();
    if (format !== "svg") throw new Refusal(noDrawing);
    return image.resize(fit).ensureAlpha().png({ compressionLevel: 1 }).toBuffer();
  });
  const { channels } = await sharp(drawn).stats();
  if ((channels.at(-1)?.max ?? 0) < leastOpacity) throw new Refusal(drawsNothing);
  return smaller([await fewColours(drawn), await manyColours(drawn)]);
}

/** As most logos are: some 250 colours say all of it, and edges stay as they are. */
async function fewColours(drawn: Buffer): Promise<Buffer> {
  const reduced = await sharp(drawn).png({ palette: true, quality: 100, dither: 0 }).toBuffer();
  return sharp(reduced).webp({ lossless: true }).toBuffer();
}

/** With gradients or photographs in it. */
function manyColours(drawn: Buffer): Promise<Buffer> {
  return sharp(drawn).webp({ quality: 90, smartSubsample: true }).toBuffer();
}

function smaller([first, second]: [Buffer, Buffer]): Buffer {
  return second.length < first.length ? second : first;
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal("is not UTF-8 text: save it as UTF-8");
  }
}

function drawPicture(bytes: Buffer): Promise<Uint8Array> {
  return worked(bytes, { limitInputPixels: mostPixels, failOn: "warning" }, noPicture, async (image) => {
    const { format, width, height, exif, xmp, icc } = await image.metadata();
    if (!pictureFormats.has(format)) throw new Refusal(noPicture);
    if (Math.max(width, height) < sides.smallest) {
      throw new Refusal(`is ${width} × ${height} pixels: give one with ${sides.smallest} at least on its longer side`);
    }
    const isReady = format === "webp" && Math.max(width, height) <= sides.kept && !exif && !xmp && !icc;
    const made = image
      .autoOrient()
      .resize({ ...fit, withoutEnlargement: true })
      .webp({ quality: 90 });
    const bytesMade = await made.toBuffer();
    // What was exported comes back as it was.
    return isReady ? bytes : bytesMade;
  });
}

/** Lets the picture library work on bytes; what it cannot make out is none of what it should be, or a broken one. */
async function worked<Result>(
  bytes: Buffer,
  options: SharpOptions,
  fault: string,
  work: (image: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(sharp(bytes, options));
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal(fault, { cause });
  }
}

/** Ends this process where it has come to fill more memory than it may, or whoever asked is gone. */
function watch(mostMemory: number): void {
  const asked = process.ppid;
  const look = () => {
    if (process.memoryUsage.rss() > mostMemory) process.exit(exits.tooMuchMemory);
    if (process.ppid !== asked) process.exit(exits.refused);
  };
  setInterval(look, 5).unref();
}

watch(Number(process.argv[2]));
sharp.concurrency(1);
try {
  process.stdout.write(await draw(await buffer(process.stdin)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stdout.write(error.message);
  process.exitCode = exits.refused;
}
