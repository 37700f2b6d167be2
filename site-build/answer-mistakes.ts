import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect } from "vite";

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How the message of a `ContentError` or a `WordsError` begins, which the bundler passes on as an error of its own. */
const mistakes = /\d+ mistakes? in the (?:content|words):[\s\S]*/;

/**
 * A middleware of the development server whose answer may fail, and the server goes on: a rejection that nobody takes would
 * end it. Mistakes in the content or the words are answered with their message alone, on a page that loads anew by itself
 * when one of their files changes; of any other failure Vite tells.
 */
export function answerMistakes(answer: Answer): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response).catch((error) => {
      const [message] = mistakes.exec(error instanceof Error ? error.message : "") ?? [];
      if (message === undefined || response.headersSent) {
        next(error);
        return;
      }
      console.error(message);
      response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" }).end(mistakePage(message));
    });
  };
}

/** A page with a message. Vite's client on it waits for the next change. */
function mistakePage(message: string): string {
  const text = message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A mistake in a file</title>
<style>pre { font: 1rem/1.5 system-ui; white-space: pre-wrap; max-inline-size: 60rem; margin: 2rem auto; padding: 0 1rem }</style>
<script type="module" src="/@vite/client"></script>
<pre>${text}

This page comes back by itself once the file is mended and saved.</pre>
</html>
`;
}
