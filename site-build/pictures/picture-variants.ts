import type { Sharp } from "sharp";

/**
 * The widths in pixels at which a photograph is offered. A card is 340 wide, which the first three serve on screens of
 * one, two and three device pixels; the others serve a photograph across a phone, a tablet and half a wide window.
 */
export const layoutWidths = [360, 720, 1080, 1440, 1920] as const;

const largestWidth = Math.max(...layoutWidths);

/** The widths for a picture of the given width: never wider than it is, and none that the next one makes needless. */
export function pictureWidths(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, largestWidth);
  return [...layoutWidths.filter((width) => width < 0.9 * largest), largest];
}

/** A format in which photographs are offered; browsers take the first of them that they know. */
export type PictureFormat = { ending: string; type: string; encode: (picture: Sharp) => Sharp };

const avif = { quality: 52, effort: 2 };
const jpeg = { quality: 78, mozjpeg: true };
const png = { palette: true, quality: 90, effort: 7 };

const avifFormat: PictureFormat = { ending: "avif", type: "image/avif", encode: (picture) => picture.avif(avif) };
const jpegFormat: PictureFormat = { ending: "jpg", type: "image/jpeg", encode: (picture) => picture.jpeg(jpeg) };
const pngFormat: PictureFormat = { ending: "png", type: "image/png", encode: (picture) => picture.png(png) };

/** The formats for a picture, the best first; the last is the one that every browser knows. JPEG has no transparency. */
export function pictureFormats({ opaque }: { opaque: boolean }): [PictureFormat, ...PictureFormat[]] {
  return [avifFormat, opaque ? jpegFormat : pngFormat];
}

/** Every setting that changes the bytes of a picture, as text. */
export const formatSettings = JSON.stringify({ avif, jpeg, png });
