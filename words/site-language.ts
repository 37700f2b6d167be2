import { plainWords, wordsLanguage, wordsLanguages } from "./read-words.ts";

/** A language that the site can be read in: its code (BCP 47), and what it calls itself. */
export type SiteLanguage = { code: string; name: string };

/** The language of the site that this process makes. In what is bundled it is a constant, as the others here are. */
export const siteLanguage: string = wordsLanguage;

/** The languages of the site, that of the shortest addresses first. */
export const siteLanguages: readonly SiteLanguage[] = wordsLanguages().map((code) => {
  const words = plainWords(code);
  return { code, name: words.languageName ?? code };
});
