import { ContentError } from "../../content-check/content-error.ts";

/**
 * What a program does whose content has mistakes: prints them, without a stack, and exits with 1.
 *
 * @throws the error itself when it is another one
 */
export function exitOnContentError(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
