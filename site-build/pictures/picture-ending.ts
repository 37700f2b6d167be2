import path from "node:path";
import type { PictureFacts } from "./picture-facts.ts";

/** The endings that tell browsers and servers what a picture is, the usual one first. */
const endings = {
  svg: [".svg"],
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
  avif: [".avif"],
} as const satisfies Record<PictureFacts["format"], readonly [string, ...string[]]>;

/** What is wrong with a picture's name, whose ending tells of another format, and how to mend it; null where nothing is. */
export function pictureEndingMistake(file: string, format: PictureFacts["format"]): string | null {
  const { name, ext } = path.parse(file);
  const right: readonly string[] = endings[format];
  if (right.includes(ext.toLowerCase())) return null;
  const written = ext ? `ends in ${ext}` : "has no ending";
  return `is a ${format.toUpperCase()} picture whose name ${written}, so browsers do not draw it — rename the file to ${name}${right[0]}, and write that name`;
}
