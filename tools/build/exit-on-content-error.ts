import { ContentError } from "../../content-check/content-error.ts";
import { WordsError } from "../../words/words-error.ts";

/**
 * What a program does whose content or words have mistakes: prints them, without a stack, and exits with 1.
 *
 * @throws the error itself when it is another one
 */
export function exitOnContentError(error: unknown): never {
  if (!(error instanceof ContentError || error instanceof WordsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
