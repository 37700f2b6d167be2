import type { Connect, ViteDevServer } from "vite";
import { printable } from "../../catalogue/visible-text.ts";
import { ContentError } from "../../content-check/content-error.ts";
import { inFormWords } from "../../editor/form-words.ts";
import { escapeMarkup } from "../../site-build/share-pictures/drawing-parts.ts";

/**
 * Shows the mistakes in the content or the words as a page, because Vite's error page is for programmers. Vite's client reloads
 * the page at the next change. It also reloads every 5 seconds, because Vite's client does not hear of a change while it loads.
 *
 * @param isEditor whether the page names fields by the labels of the editor's forms
 */
export function mistakesPage(vite: ViteDevServer, isEditor: boolean): Connect.ErrorHandleFunction {
  return (error, { url = "/" }, response, next) => {
    if (!(error instanceof ContentError)) return next(error);
    const labelled = error.problems.map(
      (problem) => `${problem.file}:${problem.line} ${printable(inFormWords(problem))}`,
    );
    const text = isEditor ? labelled.join("\n") : error.message;
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
