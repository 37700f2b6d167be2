import sharp from "sharp";
import { checkDrawing } from "./check-drawing.ts";
import { PictureMistake } from "./picture-facts.ts";

/** What drawing a logo may take, in seconds. A usual one takes a twentieth of a second. */
const longest = 60;

/** In pixels. A logo is shown at most 96 pixels wide; on screens with three device pixels to one those are 288. */
const side = 288;

/**
 * Draws a logo (SVG) as it is published: a WebP picture as large as logos are shown, however many pixels it says to have. sharp
 * gets bytes and no file's name: nothing that they name is read or fetched. It stops by itself at drawings of more than half a
 * million elements.
 *
 * @throws PictureMistake with what is wrong with it and the correction
 */
export async function drawLogo(drawing: Uint8Array): Promise<Buffer> {
  checkDrawing(textOf(drawing));
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

function textOf(drawing: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(drawing);
  } catch {
    throw new PictureMistake("is not UTF-8 text — save it as UTF-8");
  }
}
