import { codePointsOf, inRangesOf } from "../critical-css/unicode-ranges.ts";
import { filesInStyles, stylesOf } from "./page-tags.ts";

const rule = /@font-face\s*\{([^}]*)\}/g;
const markup = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/gi;

/**
 * The font files that a page's characters ask for, as paths on the site: every one of its rules with a file and with the
 * range of a character that stands on the page. Which family an element is set in is not looked at, so it may be one too
 * many and never one too few.
 */
export function fontsOf(html: string): Set<string> {
  const codePoints = codePointsOf(html.replace(markup, " "));
  const fonts = new Set<string>();
  for (const [, declarations = ""] of stylesOf(html).matchAll(rule)) {
    if (!codePoints.some(inRangesOf(declarations))) continue;
    for (const file of filesInStyles(declarations)) fonts.add(file);
  }
  return fonts;
}
