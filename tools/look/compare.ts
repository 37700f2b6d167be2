import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The difference between two pictures. */
export type Difference = {
  /** The number of pixels that differ. Differences in anti-aliasing do not count. */
  pixels: number;
  /** A PNG file in which these pixels are marked. */
  picture: Buffer;
};

/** Compares two PNG files. Extends the smaller one with magenta, which no page contains. @returns undefined if they are the same */
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
