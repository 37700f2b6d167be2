import postcss from "postcss";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import type { SiteBundle } from "./bundle-site.ts";
import { typeByScript } from "./type-by-script.ts";

/**
 * The stylesheet of the pages in a language.
 *
 * @param tourMap the stylesheet that places the stops of the map, which come from the content
 */
export function siteStyle({ all, otherLanguages }: SiteBundle["styles"], tourMap: string, language: string): string {
  if (language === firstLanguage) return all + tourMap;
  return typeOfLanguage(all + otherLanguages + tourMap, language);
}

/** A stylesheet with lines as tall as the letters of a language need them. */
export function typeOfLanguage(style: string, language: string): string {
  return language === firstLanguage ? style : postcss([typeByScript(language)]).process(style, { from: undefined }).css;
}
