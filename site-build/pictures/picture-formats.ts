import type { Sharp } from "sharp";

/** A format in which photographs are offered; browsers take the first of them that they know. */
export type PictureFormat = { ending: string; type: string; encode: (picture: Sharp) => Sharp };

const avif = { quality: 52, effort: 2 };
const webp = { quality: 76, effort: 4 };
const jpeg = { quality: 78, mozjpeg: true };
const png = { palette: true, quality: 90, effort: 7 };

const avifFormat: PictureFormat = { ending: "avif", type: "image/avif", encode: (picture) => picture.avif(avif) };
const webpFormat: PictureFormat = { ending: "webp", type: "image/webp", encode: (picture) => picture.webp(webp) };
const jpegFormat: PictureFormat = { ending: "jpg", type: "image/jpeg", encode: (picture) => picture.jpeg(jpeg) };
const pngFormat: PictureFormat = { ending: "png", type: "image/png", encode: (picture) => picture.png(png) };

/** The formats for a picture, the best first; the last is the one that every browser knows. JPEG has no transparency. */
export function pictureFormats({ opaque }: { opaque: boolean }): [PictureFormat, ...PictureFormat[]] {
  return [avifFormat, webpFormat, opaque ? jpegFormat : pngFormat];
}

/** Every setting that changes the bytes of a picture, as text. */
export const formatSettings = JSON.stringify({ avif, webp, jpeg, png });
