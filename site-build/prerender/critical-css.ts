import { compileSheet } from "beasties/compiler";
import { createProcessor } from "beasties/runtime";
import postcss, { type ChildNode } from "postcss";

/**
 * Selectors that Beasties keeps although it finds nothing on the page that they match: those of pseudo-classes alone, of the
 * page's own element, and of the marks of the early scripts. `page-styles.spec.ts` finds what is missing here.
 */
const allowRules = [/^:(?!where|root)/, /^(?::root|html:)[^ >]*$/, /^:where\(a\)/, /\[data-(?:early|list)/];

/**
 * Prepares a stylesheet, which takes as long as ten pages, and returns a function for the critical CSS of a page: the rules
 * whose selectors match something on the page. The entry script adds the whole stylesheet later
 * (`app/entry.client.tsx`).
 *
 * @returns a function that takes a page without the stylesheet
 */
export function criticalCssOf(sheet: string): (html: string) => string {
  const processor = createProcessor([compileSheet(sheet, { allowRules })]);
  return (html) => withoutUnusedProperties(processor.extract(inAllStates(html)).css, html);
}

/** A page to match rules against, with the states that it may be in before it is hydrated. */
function inAllStates(html: string): string {
  return html
    .replace("<html", "<html data-early")
    .replaceAll("<dialog", "<dialog open")
    .replaceAll("<details", "<details open");
}

/**
 * Media for which the page waits for the whole stylesheet: paper, a mouse that hovers, the device's own colours or more contrast,
 * and a browser without scripts, which fetches that stylesheet before it paints (`noscript` in `app/document.tsx`).
 */
const lateMedia =
  /^(?:print|\((?:hover:\s*hover|forced-colors:\s*active|prefers-contrast:.+|scripting:\s*none)\)(?: and .+)?)$/;

/**
 * Matches selectors that a page does not need before it is hydrated: `:hover`, unless it is within `:not()`; view transitions;
 * and the scrollbar's gutter behind the film, which opens only with the script.
 */
const lateSelector = /:hover(?![,)])|::view-transition|^html:has\(\.video-modal/;

/**
 * Returns the part of a stylesheet from which the critical CSS is selected: without rules that can wait for the whole stylesheet
 * (`lateMedia`, `lateSelector`, transitions), without rules for other languages, and without notices, which `/licences.txt` has.
 */
export function startingStyle(sheet: string, language: string): string {
  const root = postcss.parse(sheet);
  root.walkComments((comment) => void comment.remove());
  root.walkDecls("transition", removeWithEmptyParents);
  root.walkAtRules("media", (rule) => {
    if (lateMedia.test(rule.params)) removeWithEmptyParents(rule);
  });
  root.walkRules((rule) => {
    const own = rule.selectors.filter(
      (selector) =>
        !lateSelector.test(selector) &&
        (!selector.startsWith(":root:lang(") || selector.startsWith(`:root:lang(${language})`)),
    );
    if (own.length === 0) removeWithEmptyParents(rule);
    else if (own.length < rule.selectors.length) rule.selectors = own;
  });
  return root.toString();
}

/** Returns the `@font-face` rules of the families that a stylesheet uses, because languages have different fallback fonts. */
export function namedFonts(fonts: string, sheet: string): string {
  const root = postcss.parse(fonts);
  root.walkDecls("font-family", ({ value, parent }) => {
    if (!sheet.includes(value)) parent?.remove();
  });
  return root.toString();
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== "root" && parent.nodes?.length === 0) removeWithEmptyParents(parent as ChildNode);
}

/**
 * Removes custom properties that neither the stylesheet nor the page uses. Repeats this until nothing changes, because one
 * property may use another.
 *
 * @param html the page without its stylesheet
 */
function withoutUnusedProperties(sheet: string, html: string): string {
  const root = postcss.parse(sheet);
  for (let before = -1, left = -2; before !== left; ) {
    before = left;
    const values: string[] = [];
    root.walkDecls(({ value }) => void values.push(value));
    root.walkAtRules("container", ({ params }) => void values.push(params));
    const used = new Set(values.flatMap(namesIn));
    left = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || html.includes(declaration.prop)) left += 1;
      else removeWithEmptyParents(declaration);
    });
  }
  return root.toString();
}

/** The names of the custom properties in a value. */
function namesIn(value: string): string[] {
  return value.match(/--[\w-]+/g) ?? [];
}
