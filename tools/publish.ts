/**
 * `npm run publish`: commits the changes of `content/` and `words/`, pushes them, and tells when they are public.
 */
import { printable } from "../catalogue/visible-text.ts";
import { PublishError, publish } from "./publish/publish.ts";

try {
  await publish(".", (sentence) => console.log(printable(sentence)));
} catch (error) {
  if (!(error instanceof PublishError)) throw error;
  console.error(printable(error.message));
  process.exitCode = 1;
}
