import postcss, { type AtRule, type Root, type Rule } from "postcss";
import parseSelectors, { type Node, type Pseudo, type Selector, type Root as Selectors } from "postcss-selector-parser";

/** Pseudo-classes that hold selectors of which one is enough. */
const anyOf = new Set([":is", ":where", ":has", ":-webkit-any", ":-moz-any"]);

/** What only answers a mouse that hovers may wait for the full style sheets. */
const onlyForMice = /^\(hover:\s*hover\)$/;

/** Marks a live page, which has its full style sheets (`app/shell/shell.tsx`). */
const liveAttribute = "data-ready";

/**
 * A style sheet with those rules only that a page's elements can match in some state: every element, class and id that a
 * rule asks for is one that the page names, and so are languages and directions: those of other languages' pages cost a
 * page nothing. What other attributes and pseudo-classes ask for may come later, so it counts as matched, but for the
 * attribute of a live page. Colours that the sheet never changes stand where they are used. Key frames and custom properties stay where something that is left, or `used`, refers to them.
 *
 * @param names the elements, classes and ids of the page, its languages as
 *   `:lang(hi)`, its own one as `root:lang(hi)` too, and its directions as `dir=rtl`
 * @param used the custom properties that the page itself refers to
 */
export function matchingRules(sheet: string, names: ReadonlySet<string>, used: ReadonlySet<string>): string {
  const root = postcss.parse(sheet);
  root.walkAtRules("media", (rule) => {
    if (onlyForMice.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (isInKeyframes(rule.parent)) return;
    rule.selector = matchingSelectors(rule.selector, names);
    if (rule.selector === "") rule.remove();
  });
  removeUnusedKeyframes(root);
  inlineConstantColours(root, used);
  removeUnusedProperties(root, used);
  removeEmpty(root);
  return root.toString();
}

/** What selectors have been parsed as: all pages have the same ones, whatever their language. */
const parsed = new Map<string, Selectors>();

/** Of a rule's selectors, what something can match; nothing where that is none. */
function matchingSelectors(text: string, names: ReadonlySet<string>): string {
  const known = parsed.get(text) ?? parseSelectors().astSync(text);
  parsed.set(text, known);
  if (!known.some((selector) => canMatch(selector, names))) return "";
  if (isWhole(known, names)) return text;
  const list = known.clone();
  list.walkPseudos((pseudo) => removeUnmatched(pseudo, names));
  for (const selector of [...list.nodes]) if (!canMatch(selector, names)) selector.remove();
  list.each(removePageLanguage);
  return list.toString();
}

/** Whether nothing is to be taken out of a rule's selectors, as of most that match: a copy of them would cost more than all else. */
function isWhole(list: Selectors, names: ReadonlySet<string>): boolean {
  let whole = list.every((selector) => canMatch(selector, names) && !asksForPageLanguage(selector));
  list.walkPseudos(({ value, nodes }) => {
    if (anyOf.has(value) && !nodes.every((inner) => canMatch(inner, names))) whole = false;
  });
  return whole;
}

/** Of a list in parentheses, what nothing can match; one stays, by which the whole is judged. */
function removeUnmatched(pseudo: Pseudo, names: ReadonlySet<string>): void {
  if (!anyOf.has(pseudo.value)) return;
  for (const inner of [...pseudo.nodes]) if (pseudo.length > 1 && !canMatch(inner, names)) inner.remove();
}

/** What asks, without weight of its own, for a page in a language that this page has been found to be in. */
const pageLanguage = /^:where\(:root:(?:not\()?:lang\([^()]*\)\)?\)$/;

function asksForPageLanguage({ nodes: [first, combinator] }: Selector): boolean {
  return combinator?.type === "combinator" && pageLanguage.test(String(first).trim());
}

/** Goes from before what it asks the page's language for: there is one page only. */
function removePageLanguage(selector: Selector): void {
  if (!asksForPageLanguage(selector)) return;
  const [first, combinator] = selector.nodes;
  combinator?.remove();
  first?.remove();
}

function canMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => canBeMatched(node, names));
}

function canBeMatched(node: Node, names: ReadonlySet<string>): boolean {
  if (node.type === "tag") return names.has(node.value.toLowerCase());
  if (node.type === "class" || node.type === "id") return names.has(node.value);
  if (node.type === "attribute") {
    return node.attribute === "dir" ? names.has(`dir=${node.value}`) : node.attribute !== liveAttribute;
  }
  if (node.type === "pseudo" && node.value === ":lang") return node.nodes.some((one) => names.has(langName(node, one)));
  if (node.type === "pseudo" && node.value === ":not" && isOfRoot(node)) {
    return !node.nodes.some((one) => names.has(`root${one}`));
  }
  if (node.type === "pseudo" && anyOf.has(node.value)) return node.nodes.some((inner) => canMatch(inner, names));
  return true;
}

/** Whether it is asked of the page's own element, `html`. */
function isOfRoot(node: Node): boolean {
  return node.prev()?.toString().trim() === ":root";
}

function langName(node: Node, language: Node): string {
  return `${isOfRoot(node) ? "root" : ""}:lang(${language.toString().trim()})`;
}

function isInKeyframes(parent: unknown): boolean {
  return parent instanceof Object && "name" in parent && /keyframes$/.test(String(parent.name));
}

function removeUnusedKeyframes(root: Root): void {
  const named = new Set<string>();
  // A custom property may name them too.
  root.walkDecls(({ value }) => {
    for (const word of value.split(/[\s,()]+/)) named.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => void (named.has(rule.params) || rule.remove()));
}

/**
 * Writes a colour in place of the custom property that names it, where the sheet sets that once and for all. It takes 100 to
 * 200 compressed bytes off a page.
 */
function inlineConstantColours(root: Root, used: ReadonlySet<string>): void {
  const values = new Map<string, Set<string>>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isForAll = parent?.type === "rule" && (parent as Rule).selector === ":root" && !isInMedia(parent.parent);
    const isColour = /^#[\da-f]{3,8}$/i.test(value);
    values.set(prop, (values.get(prop) ?? new Set()).add(isForAll && isColour ? value : ""));
  });
  const colourOf = (name: string) => {
    const [value, ...others] = values.get(name) ?? [];
    return others.length > 0 || used.has(name) ? undefined : value;
  };
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (whole, name) => colourOf(name) || whole);
  });
}

function isInMedia(parent: unknown): boolean {
  return parent instanceof Object && "name" in parent && parent.name !== "layer";
}

/** Goes round until nothing changes: a property may be used by one that itself is not. */
function removeUnusedProperties(root: Root, used: ReadonlySet<string>): void {
  for (let changed = true; changed; ) {
    changed = false;
    const referred = new Set(used);
    const collect = (text: string) => {
      for (const name of text.match(/--[\w-]+/g) ?? []) referred.add(name);
    };
    root.walkDecls(({ value }) => collect(value));
    root.walkAtRules("container", ({ params }) => collect(params));
    root.walkDecls(/^--/, (declaration) => {
      if (referred.has(declaration.prop)) return;
      declaration.remove();
      changed = true;
    });
    root.walkAtRules("property", (rule) => void (referred.has(rule.params) || rule.remove()));
  }
}

function removeEmpty(root: Root): void {
  root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()));
  const blocks: AtRule[] = [];
  root.walkAtRules((rule) => void (rule.nodes && blocks.push(rule)));
  // The inner ones come last, and may leave the outer ones empty.
  for (const block of blocks.reverse()) if (block.nodes?.length === 0) block.remove();
}
