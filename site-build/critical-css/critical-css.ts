import { criticalStylesAttribute } from "../../app/full-style-sheets.ts";
import { type Edit, type PageDocument, stylesOf } from "../built-pages/page-document.ts";
import { layerStatement } from "../bundle/style-sheets-plugin.ts";
import { withoutUnusedFonts } from "./font-faces.ts";
import { matchingRules } from "./matching-rules.ts";

/** Custom properties that a value refers to. */
const properties = /(?<=var\()--[\w-]+/g;

/** Whose a sheet is: that stands in the full style sheets and in `/licences.txt`. */
const notices = /\/\*![\s\S]*?\*\//g;

/** The sheets that were made so far, by what they were made of: events' pages differ in little but their words. */
const made = new Map<string, string>();

/**
 * What gives a page its critical CSS: one style sheet in place of its own, of those rules only that something on it can
 * match. Its script fetches the full style sheets later (`app/full-style-sheets.ts`), for what it shows then. The order of the
 * layers, which each of those declares (`site-build/bundle/style-sheets-plugin.ts`), is declared once.
 *
 * @returns the sheet's text, and what puts it into the page
 */
export function criticalCss(page: PageDocument): { text: string; edits: Edit[] } {
  const sheet = withLayersOnce(stylesOf(page).replace(notices, ""));
  const [first, ...others] = page.elements.filter(({ name }) => name === "style");
  const own = withoutUnusedFonts(rulesFor(sheet, page), wordsOf(page));
  const edits = [
    ...(first
      ? [{ start: first.start, end: first.end, text: `<style ${criticalStylesAttribute}>${own}</style>` }]
      : []),
    ...others.map(({ start, end }) => ({ start, end, text: "" })),
  ];
  return { text: own, edits };
}

/** Each of the page's sheets declares the order of the layers: the first time is enough. */
function withLayersOnce(sheet: string): string {
  const declared = new Set<string>();
  return sheet.replace(new RegExp(layerStatement, "g"), (statement) => {
    if (declared.has(statement)) return "";
    declared.add(statement);
    return statement;
  });
}

/** The rules of a sheet that something on a page can match. */
function rulesFor(sheet: string, { elements }: PageDocument): string {
  const names = new Set<string>();
  const used = new Set<string>();
  for (const { name, attributes } of elements) {
    names.add(name).add(attributes.get("id") ?? "");
    const language = `:lang(${attributes.get("lang")?.split("-")[0]})`;
    names.add(language).add(`dir=${attributes.get("dir")}`);
    if (name === "html") names.add(`root${language}`);
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
