import type { Connect, ViteDevServer } from "vite";
import { printable } from "../../catalogue/visible-text.ts";
import { ContentError } from "../../content-check/content-error.ts";
import { inFormWords } from "../../editor/form-words.ts";
import { escapeMarkup } from "../../site-build/share-pictures/drawing-parts.ts";

/**
 * Answers with a page of words where the content or the words have mistakes: Vite's own error page is for programmers. The page has
 * Vite's client, so it loads again at the next change; and every 5 seconds, because a change while it loads reaches no client.
 *
 * @param isEditor whether it names fields as the forms do
 */
export function mistakesPage(vite: ViteDevServer, isEditor: boolean): Connect.ErrorHandleFunction {
  return (error, { url = "/" }, response, next) => {
    if (!(error instanceof ContentError)) return next(error);
    const inForm = error.problems.map(
      (problem) => `${problem.file}:${problem.line} ${printable(inFormWords(problem))}`,
    );
    const text = isEditor ? inForm.join("\n") : error.message;
    const page = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width" />
    <meta http-equiv="refresh" content="5" />
    <title>Mistakes in the content</title>
  </head>
  <body style="margin: 2rem; font: 1rem/1.5 system-ui; white-space: pre-line; overflow-wrap: anywhere">${escapeMarkup(text)}</body>
</html>`;
    vite.transformIndexHtml(url, page).then((html) => {
      response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" }).end(html);
    }, next);
  };
}
