/**
 * `npm run publish`: commits the changes in `content/` and `words/`, pushes them, and reports when they are public.
 */
import { printable } from "../catalogue/visible-text.ts";
import { publish } from "./publish/publish.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

const waitUntilPublic = await publish(".", report, { mayAsk: true }).catch(exitOnMistake);
await waitUntilPublic().catch(exitOnMistake);

function report(sentence: string): void {
  console.log(printable(sentence));
}
