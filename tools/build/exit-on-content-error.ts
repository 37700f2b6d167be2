import { ContentError } from "../../content-check/content-error.ts";
import { LanguageBuildError } from "../../site-build/languages/build-languages.ts";
import { WordsError } from "../../words/words-error.ts";

/**
 * What a program does whose content or words have mistakes: prints them, without a stack, and exits with 1.
 *
 * @throws the error itself when it is another one
 */
export function exitOnContentError(error: unknown): never {
  const isTold = [ContentError, WordsError, LanguageBuildError].some((kind) => error instanceof kind);
  if (!isTold) throw error;
  console.error((error as Error).message);
  process.exit(1);
}
