import { type Edit, isInlineScript, type PageDocument, parsePage, withEdits } from "../built-pages/page-document.ts";
import { type PolicyAddresses, policyElement } from "../page-policy.ts";

type PageParts = {
  /** Selects the critical CSS of a page (`criticalCssOf`). */
  criticalCss: (html: string) => string;
  /** The `@font-face` rules of all fonts. Browsers fetch those whose characters are shown. */
  fonts: string;
  /** What the content security policy allows beside the site itself. */
  policyAddresses: PolicyAddresses;
};

/**
 * A page that React wrote, with its critical CSS in place of the whole stylesheet, and its content security policy.
 *
 * Its text is changed in places, and not written anew from what the parser has read: a serialiser would change bytes that
 * React wrote, such as references, and React hydrates the page as it wrote it.
 */
export function completePage(html: string, { criticalCss, fonts, policyAddresses }: PageParts): string {
  const page = parsePage(html);
  const style = criticalCss(html) + fonts;
  const styles = page.elements.filter(({ name }) => name === "style").map((element) => contentOf(element, style));
  const scripts = page.elements.filter(isInlineScript).map(({ text }) => text);
  const policy = policyElement({ scripts, styles: [style] }, policyAddresses);
  return withEdits(html, [...policyEdits(page, policy), ...styles]);
}

function contentOf({ contentStart, contentEnd }: PageDocument["elements"][number], text: string): Edit {
  return { start: contentStart, end: contentEnd, text };
}

/** The policy comes first, as it holds only for what stands behind it; the encoding has to be within the first kilobyte. */
function policyEdits({ elements }: PageDocument, element: string): Edit[] {
  const place = elements.find(({ attributes }) => attributes.has("charset"))?.end;
  return place === undefined ? [] : [{ start: place, end: place, text: element }];
}
