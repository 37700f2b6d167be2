import { languageTags } from "../words/talk-languages.ts";
import { words } from "../words/words.ts";

/** A language in which talks are held, as events write it. */
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
