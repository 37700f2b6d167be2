import { createRequire } from "node:module";
import type { BrowserName, CompatData, Identifier } from "@mdn/browser-compat-data";
import postcss, { type AnyNode, type Declaration } from "postcss";

/** The oldest browsers that show all of the design (`browsers` in vite.config.ts). */
const oldest: [name: BrowserName, version: number][] = [
  ["chrome", 108],
  ["chrome_android", 108],
  ["safari", 16.4],
  ["safari_ios", 16.4],
  ["firefox", 121],
];

/** Required by Node: imported, Vitest would make a module of its 18 MB, which takes ten seconds. */
const compatibility = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

const { properties, selectors, types, "at-rules": atRules } = compatibility.css;

/**
 * Newer features that nothing depends on, and what a browser without them shows. Vite lowers other syntax, such as nesting,
 * `light-dark()` and what needs a prefix.
 */
const additions: Record<string, string> = {
  "text-wrap": "lines break where they are full",
  "text-wrap-style": "so too; Chrome 114 to 120, which know `text-wrap: balance`, break words to balance lines",
  "-webkit-tap-highlight-color": "a tap flashes in the browser's colour",
  "break-after": "a heading may end a printed page",
  cursor: "a finger has none",
  "forced-color-adjust": "Safari has no forced colours",
  "overscroll-behavior": "the page behind may scroll at a modal's end",
  "content-visibility": "what is not seen is laid out too",
  "contain-intrinsic-height": "belongs to content-visibility",
  "overflow-clip-margin": "ink beyond the box is cut off",
  "scrollbar-color": "scrollbars have the browser's colours",
  "scrollbar-gutter": "the page moves by a scrollbar's width when a modal opens",
  "scrollbar-width": "scrollbars have the browser's width",
  "text-size-adjust": "Safari enlarges text on a phone on its side",
  "view-transition-name": "a modal opens at once",
  "view-transition": "a modal opens at once",
  "view-transition-group": "a modal opens at once",
  "view-transition-old": "a modal opens at once",
  "view-transition-new": "a modal opens at once",
  "details-content": "folded answers are not printed",
};

/** The first version of a browser with a feature that is not behind a flag; infinity where there is none. Vite adds prefixes. */
function versionOf(feature: Identifier, browser: BrowserName): number {
  const statements = [feature.__compat?.support[browser] ?? []].flat();
  const plain = statements.filter(({ flags, alternative_name, version_removed }) => {
    return !(flags || alternative_name || version_removed);
  });
  const versions = plain.map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")));
  return Math.min(...versions.map((version) => (Number.isNaN(version) ? Number.POSITIVE_INFINITY : version)));
}

function featureText(feature: Identifier): string | undefined {
  const versions = oldest.map(([name, version]) => ({ name, version, from: versionOf(feature, name) }));
  if (!feature.__compat || versions.every(({ version, from }) => from <= version)) return;
  return versions.map(({ name, from }) => `${name} ${from === Number.POSITIVE_INFINITY ? "not yet" : from}`).join(", ");
}

/** The units in a value, such as `lh` in `calc(2lh + 1px)`. */
const unitsIn = (value: string) =>
  new Set(Array.from(value.matchAll(/\d(?<unit>[a-z]+)\b/gi), ([, unit]) => unit ?? ""));

/** Whether an older browser has an earlier declaration of the same property, or a query that asks for the newer feature. */
function hasFallback(declaration: Declaration): boolean {
  const { parent, prop } = declaration;
  const earlier = parent?.nodes.slice(0, parent.index(declaration)) ?? [];
  if (earlier.some((one) => one.type === "decl" && one.prop === prop)) return true;
  for (let outer = declaration.parent; outer; outer = outer.parent as Declaration["parent"])
    if (outer.type === "atrule" && "name" in outer && outer.name === "supports") return true;
  return false;
}

type Use = { name: string; feature: Identifier | undefined };

/**
 * What a declaration uses that has an entry in MDN's data: its property, its keywords, and its units. A browser that has the
 * property of an addition may still lack the unit.
 */
function usesOfDeclaration(declaration: Declaration): Use[] {
  const { prop, value } = declaration;
  if (hasFallback(declaration)) return [];
  const units = [...unitsIn(value)].map((unit) => ({ name: `the unit ${unit}`, feature: types?.length?.[unit] }));
  if (prop in additions) return units;
  const property = properties?.[prop];
  const keywords = postcss.list.comma(value).flatMap((part) => postcss.list.space(part));
  return [
    { name: prop, feature: property },
    ...keywords.map((word) => ({ name: `${prop}: ${word}`, feature: property?.[word] })),
    ...units,
  ];
}

function usesOf(node: AnyNode): Use[] {
  if (node.type === "decl") return usesOfDeclaration(node);
  if (node.type === "atrule")
    return node.name in additions ? [] : [{ name: `@${node.name}`, feature: atRules?.[node.name] }];
  if (node.type !== "rule") return [];
  return Array.from(node.selector.matchAll(/::?([a-z-]+)/g), ([whole, name = ""]) => ({
    name: whole,
    feature: name in additions ? undefined : selectors?.[name],
  }));
}

/** Whether a rule for a backdrop reads a custom property and says nothing for browsers whose backdrops inherit none. */
function isEmptyBackdrop(node: AnyNode): boolean {
  if (node.type !== "decl" || node.parent?.type !== "rule" || !("selector" in node.parent)) return false;
  return String(node.parent.selector).includes("::backdrop") && /var\([^,]*\)/.test(node.value);
}

/**
 * Finds what a stylesheet uses that a promised browser lacks, without a fallback. It does not see media features and functions.
 *
 * @param css the text of a stylesheet
 * @returns the line of each, its name, and the first version of each browser that has it
 */
export function unsupportedStyles(css: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  postcss.parse(css).walk((node) => {
    const line = node.source?.start?.line ?? 0;
    for (const { name, feature } of usesOf(node)) {
      const versions = feature && featureText(feature);
      if (versions) found.push({ line, text: `${name}: ${versions}` });
    }
    if (isEmptyBackdrop(node))
      found.push({
        line,
        text: "::backdrop inherits no custom property before chrome 122 and safari 17.4: var(--name, …)",
      });
  });
  return found;
}
