import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How two pictures differ. */
export type Difference = {
  /** How many pixels differ; edges of letters that are only smoothed otherwise do not count. */
  pixels: number;
  /** A PNG file that shows where. */
  picture: Buffer;
};

/** Compares two PNG files. The shorter or narrower one is filled up with a colour that no page has. @returns undefined when they are the same */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixelsOf = async (file: Buffer) => {
    const { width: own, height: ownHeight } = await sharp(file).metadata();
    const filled = { right: width - own, bottom: height - ownHeight, background: "magenta" };
    return sharp(file).extend(filled).ensureAlpha().raw().toBuffer();
  };
  const output = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(await pixelsOf(before), await pixelsOf(after), output, width, height, { threshold: 0.05 });
  if (pixels === 0) return undefined;
  return {
    pixels,
    picture: await sharp(output, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
