import { printable } from "../../catalogue/visible-text.ts";
import { ContentError } from "../../content-check/content-error.ts";
import { Refusal } from "../../editor/refusal.ts";

/**
 * Prints the message of an error that the user can correct, without a stack, and exits with 1.
 *
 * @throws any other error
 */
export function exitOnMistake(error: unknown): never {
  if (!(error instanceof ContentError || error instanceof Refusal)) throw error;
  console.error(printable(error.message));
  process.exit(1);
}
