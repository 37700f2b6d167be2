import { criticalStylesAttribute } from "../../app/full-style-sheets.ts";
import { type Edit, type PageDocument, stylesOf } from "../built-pages/page-document.ts";
import { withoutUnusedFonts } from "./font-faces.ts";
import { matchingRules } from "./matching-rules.ts";

/** The cascade layers that a sheet names. */
const layers = /@layer ([\w-]+)/g;

/** Custom properties that a value refers to. */
const properties = /(?<=var\()--[\w-]+/g;

/** Whose a sheet is: that stands in the whole sheets and in `/licences.txt`. */
const notices = /\/\*![\s\S]*?\*\//g;

/** The sheets that were made so far, by what they were made of: events' pages differ in little but their words. */
const made = new Map<string, string>();

/**
 * What gives a page its critical CSS: one style sheet in place of its own, of those rules only that something on it can
 * match. Its script fetches the whole sheets later (`app/full-style-sheets.ts`), for what it shows then: whichever of
 * them comes first, the layers' order is said before.
 */
export function criticalCss(page: PageDocument): Edit[] {
  const sheet = stylesOf(page).replace(notices, "");
  const order = new Set(Array.from(sheet.matchAll(layers), ([, layer]) => layer));
  const [first, ...others] = page.elements.filter(({ name }) => name === "style");
  const link = page.elements.find(({ name, attributes }) => name === "link" && attributes.get("rel") === "stylesheet");
  const own = withoutUnusedFonts(rulesFor(sheet, page), wordsOf(page));
  return [
    ...(link ? [{ start: link.start, end: link.start, text: `<style>@layer ${[...order].join()};</style>` }] : []),
    ...(first
      ? [{ start: first.start, end: first.end, text: `<style ${criticalStylesAttribute}>${own}</style>` }]
      : []),
    ...others.map(({ start, end }) => ({ start, end, text: "" })),
  ];
}

/** The rules of a sheet that something on a page can match. */
function rulesFor(sheet: string, { elements }: PageDocument): string {
  const names = new Set<string>();
  const used = new Set<string>();
  for (const { name, attributes } of elements) {
    names.add(name).add(attributes.get("id") ?? "");
    for (const className of attributes.get("class")?.split(/\s+/) ?? []) names.add(className);
    for (const property of attributes.get("style")?.match(properties) ?? []) used.add(property);
  }
  const key = [sheet, [...names].sort().join(" "), [...used].sort().join(" ")].join("\n");
  const rules = made.get(key) ?? matchingRules(sheet, names, used);
  made.set(key, rules);
  return rules;
}

/** Whatever of a page may be shown as text: also what its attributes say, which scripts write where it is seen. */
function wordsOf({ elements, words }: PageDocument): string {
  return words + elements.flatMap(({ attributes }) => [...attributes.values()]).join("");
}
