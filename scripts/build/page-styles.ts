import { meetableRules } from "./meetable-rules.ts";

/** The page's style sheets, in order. */
const styles = /<style>([\s\S]*?)<\/style>/g;

/** What may be the name of an element, of a class (with Tailwind's colons and brackets too) or an id. */
const name = /[^<>"'=\s/]+/g;

/** Custom properties that the page's own `style` attributes refer to. */
const property = /(?<=var\()--[\w-]+/g;

/**
 * A page with one style sheet in place of its own, of those rules only that something on it can meet. Its script fetches
 * the whole sheets later (`app/shell/whole-styles.ts`), for what it shows then.
 */
export function withOwnStyles(html: string): string {
  const words = html.replace(styles, "");
  const sheet = Array.from(html.matchAll(styles), ([, text]) => text).join("\n");
  const own = meetableRules(sheet, new Set(words.match(name)), new Set(words.match(property)));
  let written = false;
  return html.replace(styles, () => {
    if (written) return "";
    written = true;
    return `<style>${own}</style>`;
  });
}
