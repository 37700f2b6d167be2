import { firstLanguage } from "../../catalogue/site-languages.ts";
import type { SiteBundle } from "./bundle-site.ts";

/**
 * The stylesheet of the pages in a language.
 *
 * @param tourMap the stylesheet that places the stops of the map, which come from the content
 */
export function siteStyle({ all, otherLanguages }: SiteBundle["styles"], tourMap: string, language: string): string {
  return language === firstLanguage ? all + tourMap : all + otherLanguages + tourMap;
}
