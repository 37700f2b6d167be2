import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect } from "vite";
import { escapeMarkup } from "./share-pictures/drawing-parts.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How the message of a `ContentError` or a `WordsError` begins, which the bundler passes on as an error of its own. */
const mistakes = /\d+ mistakes? in the (?:content|words):[\s\S]*/;

/**
 * A middleware of the development server whose answer may fail, and the server goes on: a rejection that nobody takes would
 * end it. A failure is answered with its message, on a page that loads anew by itself at the next change: a picture may be
 * named before its file is written. Mistakes in the content or the words say all in their message; of anything else the
 * console has the stack too.
 */
export function answerMistakes(answer: Answer): Connect.NextHandleFunction {
  return (request, response) => {
    answer(request, response).catch((error) => {
      const message = error instanceof Error ? error.message : String(error);
      const [mistake] = mistakes.exec(message) ?? [];
      console.error(mistake ?? error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" }).end(failurePage(mistake ?? message));
    });
  };
}

/** A page with a message. Vite's client on it waits for the next change. */
function failurePage(message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not to be shown yet</title>
<style>pre { font: 1rem/1.5 system-ui; white-space: pre-wrap; max-inline-size: 60rem; margin: 2rem auto; padding: 0 1rem }</style>
<script type="module" src="/@vite/client"></script>
<pre>${escapeMarkup(message)}

This page comes back by itself at the next change of the content.</pre>
</html>
`;
}
