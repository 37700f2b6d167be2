import { type PolicyAddresses, policyElement } from "../page-policy.ts";

/** The texts that a page was rendered with. */
export type PageParts = {
  /** Selects the critical CSS of a page (`criticalCssOf`). */
  criticalCss: (html: string) => string;
  /** The stylesheet in its `style` element. */
  style: string;
  /** The inline scripts that a page may have. */
  scripts: readonly string[];
  /** The `@font-face` rules of all fonts. Browsers fetch those whose characters are shown. */
  fonts: string;
  /** What the content security policy allows beside the site itself. */
  policyAddresses: PolicyAddresses;
};

/** The policy comes right after it: the encoding must be within the first kilobyte, and the policy before everything that it restricts. */
const encoding = '<meta charSet="utf-8"/>';

/**
 * A page that React wrote, with its critical CSS in place of the whole stylesheet, and its content security policy. All else
 * stays byte for byte, because React hydrates the page as it wrote it.
 *
 * @throws Error when the page lacks its encoding or its stylesheet
 */
export function completePage(html: string, { criticalCss, style, scripts, fonts, policyAddresses }: PageParts): string {
  const whole = `<style>${style}</style>`;
  const critical = criticalCss(html.replace(whole, "")) + fonts;
  const own = scripts.filter((script) => html.includes(script));
  const policy = policyElement({ scripts: own, styles: [critical] }, policyAddresses);
  return replaced(replaced(html, encoding, encoding + policy), whole, `<style>${critical}</style>`);
}

function replaced(html: string, part: string, by: string): string {
  if (!html.includes(part)) throw new Error(`The page has no ${part.slice(0, 40)}`);
  return html.replace(part, () => by);
}
