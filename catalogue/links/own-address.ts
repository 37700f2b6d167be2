import { siteLanguage } from "../../words/site-language.ts";
import { firstLanguage, inLanguage } from "../site-languages.ts";

/** An address of the site in the language of this site: `/hi/events` for `/events` where that is Hindi. */
export function ownAddress(address: string): string {
  return siteLanguage === firstLanguage ? address : inLanguage(address, siteLanguage);
}
