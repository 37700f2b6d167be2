/**
 * Reads the interface's words in every language, and their reviews: prints every mistake, and every word that no code says, and exits 1 if
 * there is any. Writes the types by which the type check knows the words.
 */
import { ContentError } from "../content-check/content-error.ts";
import { reviewOfWords } from "../content-check/translations/review-words.ts";
import { languageData, readWords, wordsLanguages } from "../words/read-words.ts";
import { unusedWords } from "../words/unused-words.ts";
import { WordsError } from "../words/words-error.ts";
import { writeTypes } from "../words/write-types.ts";

const languages = wordsLanguages();
try {
  writeTypes();
  for (const language of languages) {
    languageData(language);
    reviewOfWords(language);
  }
  const unused = await unusedWords(readWords(), ".");
  if (unused.length > 0) throw new WordsError(unused);
  console.log(`The words are in order: ${readWords().words.size} in ${languages.join(", ")}.`);
} catch (error) {
  if (!(error instanceof WordsError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
