import { criticalStylesAttribute } from "../../app/full-style-sheets.ts";
import { meant } from "../budgets/page-tags.ts";
import { meetableRules } from "./meetable-rules.ts";
import { codePointsOf, inRangesOf } from "./unicode-ranges.ts";

/** The page's style sheets, in order. */
const styles = /<style>([\s\S]*?)<\/style>/g;

/** The links to the whole sheets, and the cascade layers that a sheet names. */
const firstLink = /<link rel="stylesheet"/;
const layers = /@layer ([\w-]+)/g;

/** Elements by their opening tags. */
const elements = /(?<=<)[a-z][\w-]*/gi;

/** The values of `class` and `id` attributes. */
const attributes = /(?<=\s(?:class|id)=")[^"]*/g;

/** Custom properties that the page's own `style` attributes refer to. */
const property = /(?<=var\()--[\w-]+/g;

/** Whose a sheet is: that stands in the whole sheets and in `/licences.txt`. */
const notices = /\/\*![\s\S]*?\*\//g;

/** A rule for a font. */
const fontFaces = /@font-face\s*\{([^}]*)\}/g;

/** The elements, in small letters, the classes and the ids of a page. */
function namesIn(html: string): Set<string> {
  const tags = (html.match(elements) ?? []).map((tag) => tag.toLowerCase());
  const values = (html.match(attributes) ?? []).flatMap((value) => meant(value).split(/\s+/));
  return new Set([...tags, ...values]);
}

/** The sheets that were made so far, by what they were made of: events' pages differ in little but their words. */
const made = new Map<string, string>();

function sheetFor(sheet: string, names: ReadonlySet<string>, used: ReadonlySet<string>): string {
  const key = [sheet, [...names].sort().join(" "), [...used].sort().join(" ")].join("\n");
  const own = made.get(key) ?? meetableRules(sheet, names, used);
  made.set(key, own);
  return own;
}

/** A sheet without the fonts of characters that neither the page nor the sheet has: what brings them brings the whole sheets. */
function withoutUnusedFonts(sheet: string, words: string): string {
  const codePoints = codePointsOf(words + sheet.replace(fontFaces, ""));
  return sheet.replace(fontFaces, (rule, declarations) => (codePoints.some(inRangesOf(declarations)) ? rule : ""));
}

/**
 * A page with one style sheet in place of its own, of those rules only that something on it can meet. Its script fetches
 * the whole sheets later (`app/full-style-sheets.ts`), for what it shows then: whichever of them comes first, the layers'
 * order is said before.
 */
export function withOwnStyles(html: string): string {
  const words = html.replace(styles, "");
  const sheet = Array.from(html.matchAll(styles), ([, text]) => text)
    .join("\n")
    .replace(notices, "");
  const own = withoutUnusedFonts(sheetFor(sheet, namesIn(words), new Set(words.match(property))), words);
  const order = new Set(Array.from(sheet.matchAll(layers), ([, layer]) => layer));
  let written = false;
  return html
    .replace(styles, () => {
      if (written) return "";
      written = true;
      return `<style ${criticalStylesAttribute}>${own}</style>`;
    })
    .replace(firstLink, (link) => `<style>@layer ${[...order].join()};</style>${link}`);
}
