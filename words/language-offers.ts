import { plainWords, wordsLanguage, wordsLanguages } from "./read-words.ts";

/** What a visitor is told in their own language on a page in another one. */
export type LanguageOffer = { code: string; readInLanguage: string; notNow: string };

/** What every other language than the site's says to whoever speaks it. In what is bundled it is a constant. */
export const languageOffers: readonly LanguageOffer[] = wordsLanguages()
  .filter((code) => code !== wordsLanguage)
  .map((code) => {
    const words = plainWords(code);
    return { code, readInLanguage: words.readInLanguage ?? code, notNow: words.notNow ?? code };
  });
