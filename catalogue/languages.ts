import { words } from "../words/words.ts";

/** The languages in which talks are held, and the tag of each (BCP 47, https://www.rfc-editor.org/info/bcp47). */
export const languageTags = {
  Assamese: "as",
  Bengali: "bn",
  English: "en",
  Gujarati: "gu",
  Hindi: "hi",
  Kannada: "kn",
  Kashmiri: "ks",
  Konkani: "kok",
  Malayalam: "ml",
  Marathi: "mr",
  Marwari: "mwr",
  Odia: "or",
  Punjabi: "pa",
  Tamil: "ta",
  Telugu: "te",
  Urdu: "ur",
} as const;

export type Language = keyof typeof languageTags;

/** Their names, as events write them. */
export const languageNames = Object.keys(languageTags) as Language[];

/** The name of a language, as visitors read it. */
export function languageWord(language: Language): string {
  const names: Record<Language, string> = {
    Assamese: words.languageAssamese,
    Bengali: words.languageBengali,
    English: words.languageEnglish,
    Gujarati: words.languageGujarati,
    Hindi: words.languageHindi,
    Kannada: words.languageKannada,
    Kashmiri: words.languageKashmiri,
    Konkani: words.languageKonkani,
    Malayalam: words.languageMalayalam,
    Marathi: words.languageMarathi,
    Marwari: words.languageMarwari,
    Odia: words.languageOdia,
    Punjabi: words.languagePunjabi,
    Tamil: words.languageTamil,
    Telugu: words.languageTelugu,
    Urdu: words.languageUrdu,
  };
  return names[language];
}
