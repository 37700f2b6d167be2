import { readFile, writeFile } from "node:fs/promises";
import { hashFiles } from "./build/hash-files.ts";

const contentMark = "tests/pictures/references/content.sha256";

/** Notes that the references show what `content/` holds now. */
export async function markReferences(): Promise<void> {
  await writeFile(contentMark, `${await hashFiles(".", ["content/**/*"])}\n`);
}

/**
 * Why pages cannot be compared with the references, or undefined when they can. An organiser who adds an event changes
 * what pages show, and nothing is wrong with that.
 */
export async function whyIncomparable(): Promise<string | undefined> {
  if (process.platform !== "linux") return "the references show the letters as Linux draws them";
  const marked = (await readFile(contentMark, "utf8")).trim();
  if (marked === (await hashFiles(".", ["content/**/*"]))) return undefined;
  return "content/ has changed since the references were made: `npm run pictures:update` makes them anew";
}
