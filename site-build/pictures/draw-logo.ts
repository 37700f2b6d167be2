import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { PictureMistake } from "./picture-facts.ts";

/** The time limit for drawing a logo, in seconds. Most logos take 0.05 seconds. */
const longest = 60;

/**
 * The side of a drawn logo in pixels. A logo is at most 96 CSS pixels wide, which are 288 device pixels on the densest screens.
 */
const side = 288;

/**
 * Draws a logo (SVG) as it is published: a WebP picture as large as logos are shown, however many pixels it says to have. sharp
 * gets bytes and no file's name: nothing that they name is read or fetched. It stops by itself at drawings of more than half a
 * million elements, and at entities that expand without end.
 *
 * @throws PictureMistake with what is wrong with it and the correction
 */
export async function drawLogo(drawing: Uint8Array): Promise<Buffer> {
  refuseLosses(Buffer.from(drawing).toString());
  try {
    return await sharp(drawing, { limitInputPixels: false })
      .timeout({ seconds: longest })
      .resize({ width: side, height: side, fit: "inside" })
      .webp({ nearLossless: true, quality: 20 })
      .toBuffer();
  } catch (cause) {
    throw new PictureMistake("cannot be drawn — simplify it, or give a PNG", { cause });
  }
}

const correction = "save it as plain SVG, or give a PNG";

/** Letters, for which a machine may lack the font. */
const letters = ["text", "flowRoot", "foreignObject"];

/** A part of the same drawing, or a picture that is written out in it. */
const isInside = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif)[;,])/i;

/** Refuses a drawing of which a part would be missing, or would look otherwise than its maker sees it. @throws PictureMistake */
function refuseLosses(drawing: string): void {
  const elements: { name: string; href: string | undefined }[] = [];
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    removeNSPrefix: true,
    updateTag: (name, _path, { href }) => {
      elements.push({ name, href: ["image", "use"].includes(name) ? href : undefined });
      return name;
    },
  });
  try {
    parser.parse(drawing, true);
  } catch (cause) {
    throw new PictureMistake(`cannot be read as SVG (${(cause as Error).message}) — ${correction}`);
  }
  if (!elements.some(({ name }) => name === "svg")) throw new PictureMistake(`is no SVG drawing — ${correction}`);
  const lettered = elements.find(({ name }) => letters.includes(name));
  if (lettered)
    throw new PictureMistake(
      `has letters that not every machine can draw (<${lettered.name}>) — convert them to paths, and save it again`,
    );
  const outside = elements.find(({ href }) => href !== undefined && !isInside.test(href));
  if (outside)
    throw new PictureMistake(
      `names a picture outside of the drawing (${outside.href?.slice(0, 80)}), which is not fetched — ${correction}`,
    );
}
