/**
 * `npm run publish`: commits the changes of `content/` and `words/`, pushes them, and tells when they are public.
 */
import { printable } from "../catalogue/visible-text.ts";
import { Refusal } from "../editor/refusal.ts";
import { publish } from "./publish/publish.ts";

try {
  await publish(".", (sentence) => console.log(printable(sentence)), { mayAsk: true });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(printable(error.message));
  process.exitCode = 1;
}
