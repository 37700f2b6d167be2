/** A language that the site can be read in. */
export type SiteLanguage = {
  /** Its code (BCP 47). */
  code: string;
  /** Its own name for itself. */
  name: string;
  /** In its own words: the offer to read the page in it, and the button that refuses. */
  readInLanguage: string;
  notNow: string;
};

/** The code of the current language. */
export let siteLanguage = "en";

/** The languages of the site, that of the shortest addresses first. */
export let siteLanguages: readonly SiteLanguage[] = [];

/** Called by `setLanguage` (`words.ts`), which sets the words too. */
export function setSiteLanguage(language: string, languages: readonly SiteLanguage[]): void {
  siteLanguage = language;
  siteLanguages = languages;
}
