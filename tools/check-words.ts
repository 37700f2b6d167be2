/**
 * Reads the interface's words in every language, and their reviews: prints every mistake, and every word that no code uses, and
 * exits 1 if there is any. A word that a language lacks is a note. Writes the types by which the type check knows the words.
 */
import { ContentError, problemText } from "../content-check/content-error.ts";
import { reviewOfWords } from "../content-check/translations/review-words.ts";
import { missingWords } from "../content-check/words/check-words.ts";
import { languageData, readWords, wordsLanguages } from "../content-check/words/read-words.ts";
import { unusedWords } from "../content-check/words/unused-words.ts";
import { writeTypes } from "../content-check/words/write-types.ts";

const languages = wordsLanguages();
/** A set, because several checks read the same file and find the same mistakes in it. */
const mistakes = new Set<string>();
const missing: string[] = [];
await collect(writeTypes);
for (const language of languages) {
  await collect(() => languageData(language));
  await collect(() => reviewOfWords(language));
  await collect(() => missing.push(...missingWords(readWords(language), readWords()).map(problemText)));
}
await collect(async () => {
  const unused = await unusedWords(readWords(), ".");
  if (unused.length > 0) throw new ContentError(unused);
});
if (missing.length > 0) console.log(`Worth knowing, but not wrong:\n${missing.join("\n")}`);
if (mistakes.size === 0) console.log(`The words are in order: ${readWords().words.size} in ${languages.join(", ")}.`);
else {
  console.error([...mistakes].join("\n"));
  process.exitCode = 1;
}

/** Runs one check, and keeps its mistakes for the end. */
async function collect(check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    mistakes.add(error.message);
  }
}
