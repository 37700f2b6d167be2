import { minifySync } from "vite";
import { type Edit, isInlineScript, type PageDocument, parsePage, withEdits } from "../built-pages/page-document.ts";
import { compressText } from "../compress-site.ts";
import { criticalCss } from "../critical-css/critical-css.ts";
import { type PolicyAddresses, policyElement } from "../page-policy.ts";
import { firstFlight } from "../weigh-site.ts";

/** What marks the script that shows the list of a city before the page is live (`app/pages/events/list/early-list.ts`). */
const earlyListMark = "data-cities";

type ShrinkOptions = { policyAddresses: PolicyAddresses; warn: (line: string) => void };

/**
 * A page that React wrote, in as few bytes as it takes: with its critical CSS, small scripts and short tags, and with its
 * content security policy. Where a long
 * list of events still does not fit into a connection's first flight it goes without its script for the list of a city:
 * such a list then comes when the page is live, and all cities are shown before. A build must not stop for the tour's next
 * city, nor everybody's first paint wait for a second flight.
 *
 * Its text is changed in places, and not written anew from what the parser has read: a serialiser would change bytes that
 * React wrote, such as references and what the parser mends, and React attaches to the page as it wrote it.
 *
 * @param policyAddresses what the policy allows beside the site itself
 * @param warn is told of a page without room for that script
 */
export async function shrinkPage(
  address: string,
  html: string,
  { policyAddresses, warn }: ShrinkOptions,
): Promise<string> {
  const page = parsePage(html);
  const { text: style, edits: styleEdits } = criticalCss(page);
  const earlyList = page.elements.find(({ attributes }) => attributes.has(earlyListMark));
  const scripts = smallScripts(page);
  const edits = [...styleEdits, ...scripts, ...shortTags(page, html)];
  const withPolicy = (kept: readonly Edit[]) => {
    const texts = { scripts: kept.map(({ text }) => text), styles: [style] };
    return [...policyEdits(page, policyElement(texts, policyAddresses)), ...edits];
  };
  const small = withEdits(html, withPolicy(scripts));
  if (!earlyList) return small;
  const { length } = await compressText(Buffer.from(small));
  if (length <= firstFlight) return small;
  warn(
    `${address} shows all cities for a moment where a link asks for one: it has no room for the script that would hide the others (${length} bytes, more than ${firstFlight}).`,
  );
  const others = scripts.filter(({ start }) => start !== earlyList.contentStart);
  return withEdits(html, [...withPolicy(others), { start: earlyList.start, end: earlyList.end, text: "" }]);
}

/** The policy comes first, as it holds only for what stands behind it; the encoding has to be within the first kilobyte. */
function policyEdits({ elements }: PageDocument, element: string): Edit[] {
  const place = elements.find(({ attributes }) => attributes.has("charset"))?.end;
  return place === undefined ? [] : [{ start: place, end: place, text: element }];
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
