import { printable } from "../../catalogue/visible-text.ts";
import { ContentError } from "../../content-check/content-error.ts";
import { Refusal } from "../../editor/refusal.ts";

/**
 * What a program does where the user can correct something: prints the message, without a stack, and exits with 1.
 *
 * @throws the error itself when it is another one
 */
export function exitOnMistake(error: unknown): never {
  if (!(error instanceof ContentError || error instanceof Refusal)) throw error;
  console.error(printable(error.message));
  process.exit(1);
}
