import { cp, mkdir } from "node:fs/promises";
import path from "node:path";

/** Writes a folder with the words of English alone. */
export async function writeEnglishWords(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp("words/en.yaml", path.join(folder, "en.yaml"));
}
