import type { ReadSource } from "../../content-check/content-source.ts";
import { readSource } from "../../content-check/read-source.ts";

/** The folder with the content, as it was read. */
export type Content = { folder: string; source: ReadSource };

/** Writes a line for the person at the terminal. */
export type Say = (line: string) => void;

export async function readContent(folder: string): Promise<Content> {
  return { folder, source: await readSource(folder, undefined, () => true) };
}
