import { filesInStyles, stylesOf } from "./page-tags.ts";

const rule = /@font-face\s*\{([^}]*)\}/g;
const markup = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/gi;

/**
 * The font files that a page's characters ask for, as paths on the site: every one of its rules with a file and with the
 * range of a character that stands on the page. Which family an element is set in is not looked at, so it may be one too
 * many and never one too few.
 */
export function fontsOf(html: string): Set<string> {
  const characters = new Set(html.replace(markup, " "));
  const codePoints = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  const fonts = new Set<string>();
  for (const [, declarations = ""] of stylesOf(html).matchAll(rule)) {
    const isIn = inRanges(/unicode-range:\s*([^;]+)/.exec(declarations)?.[1] ?? "U+0-10FFFF");
    if (!codePoints.some(isIn)) continue;
    for (const file of filesInStyles(declarations)) fonts.add(file);
  }
  return fonts;
}

/** Whether a code point is in ranges as the descriptor `unicode-range` writes them. */
function inRanges(text: string): (codePoint: number) => boolean {
  const ranges = text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
