import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import type { ContentProblem } from "../content-error.ts";
import { intlWords } from "./intl-words.ts";
import type { WordsFile } from "./parse-words.ts";

/** The code that may use words. Tests use none: they write out what they expect. */
const sources = "{app,catalogue,content-check,feeds,site-build,words}/**/*.{ts,tsx}";

/** The words that no code uses. @param root the project's folder */
export async function unusedWords({ words, problem }: WordsFile, root: string): Promise<ContentProblem[]> {
  // The names of languages are read by a computed key.
  const named = new Set(intlWords("en").keys());
  for await (const source of glob(sources, { cwd: root, exclude: ["**/*.test.*"] })) {
    const code = await readFile(path.join(root, source), "utf8");
    for (const [, key = ""] of code.matchAll(/\bwords\.(\w+)/g)) named.add(key);
  }
  const message = "is used nowhere — remove it, or use it in the code";
  return [...words.keys()].filter((key) => !named.has(key)).map((key) => problem(key, message));
}
