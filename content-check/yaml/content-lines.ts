import { type ContentLine, contentLine, type KnownNames } from "./content-line.ts";

/** The lines of a content file that are neither blank nor a remark. */
export function contentLines(text: string, known: KnownNames): ContentLine[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => contentLine(line, index + 1, known))
    .filter(({ text: rest }) => rest !== "" && !rest.startsWith("#"));
}
