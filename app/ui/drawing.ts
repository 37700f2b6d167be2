import { directionOf } from "../../catalogue/site-languages.ts";
import { siteLanguage } from "../../words/site-language.ts";

/**
 * The URL of a drawing that points forward. On pages that read from right to left, the class `mirrored` mirrors it; the fragment
 * tells the file to mirror its signs and letters back.
 */
export function drawing(file: string): string {
  return directionOf(siteLanguage) === "rtl" ? `${file}#rtl` : file;
}
