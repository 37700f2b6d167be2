import { minifySync } from "vite";
import { type Edit, isInlineScript, type PageDocument, parsePage, withEdits } from "../built-pages/page-document.ts";
import { compressText } from "../compress-site.ts";
import { criticalCss } from "../critical-css/critical-css.ts";
import { firstFlight } from "../weigh-site.ts";

/** What marks the script that shows the list of a city before the page is live (`app/pages/events/list/early-list.ts`). */
const earlyListMark = "data-cities";

/**
 * A page that React wrote, in as few bytes as it takes: with its critical CSS, small scripts and short tags. Where a long
 * list of events still does not fit into a connection's first flight it goes without its script for the list of a city:
 * such a list then comes when the page is live, and all cities are shown before. A build must not stop for the tour's next
 * city, nor everybody's first paint wait for a second flight.
 *
 * Its text is changed in places, and not written anew from what the parser has read: a serialiser would change bytes that
 * React wrote, such as references and what the parser mends, and React attaches to the page as it wrote it.
 *
 * @param warn is told of a page without room for that script
 */
export async function shrinkPage(address: string, html: string, warn: (line: string) => void): Promise<string> {
  const page = parsePage(html);
  const edits = [...criticalCss(page), ...smallScripts(page), ...shortTags(page, html)];
  const small = withEdits(html, edits);
  const earlyList = page.elements.find(({ attributes }) => attributes.has(earlyListMark));
  if (!earlyList) return small;
  const { length } = await compressText(Buffer.from(small));
  if (length <= firstFlight) return small;
  warn(
    `${address} shows all cities for a moment where a link asks for one: it has no room for the script that would hide the others (${length} bytes, more than ${firstFlight}).`,
  );
  return withEdits(html, [...edits, { start: earlyList.start, end: earlyList.end, text: "" }]);
}

/** The scripts that were minified so far: nearly every page has the same. */
const minified = new Map<string, string>();

/** A page's own scripts are functions as they were written: they get as small as the bundler makes its files. */
function smallScripts({ elements }: PageDocument): Edit[] {
  return elements
    .filter(isInlineScript)
    .map(({ contentStart, contentEnd, text }) => ({ start: contentStart, end: contentEnd, text: smallScript(text) }));
}

function smallScript(text: string): string {
  const known = minified.get(text);
  if (known !== undefined) return known;
  const { code, errors } = minifySync("page.js", text, { module: false });
  if (errors.length > 0) throw new Error(`A page's own script cannot be read: ${errors[0]?.message}`);
  minified.set(text, code.trim());
  return code.trim();
}

/** HTML's elements without content, for which a slash before the end of the tag says nothing; in SVG it does. */
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * The same elements in fewer bytes: `<link disabled>` for `<link disabled=""/>`. It takes 20 to 40 compressed bytes, by
 * which the heaviest pages fit into `firstFlight`. In values there is nothing that looks so, as React writes `"` and `>` as
 * references.
 */
function shortTags({ elements }: PageDocument, html: string): Edit[] {
  return elements.flatMap(({ name, start, contentStart }) => {
    const tag = html.slice(start, contentStart);
    const open = voidElements.test(name) ? tag.replace(/\/>$/, ">") : tag;
    const text = open.replaceAll('=""', "");
    return text === tag ? [] : [{ start, end: contentStart, text }];
  });
}
