import { words } from "./words.ts";

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

/** A language in which talks are held, as events write it. */
type TalkLanguage = keyof typeof languageTags;

/** Their names, as events write them. */
export const languageNames = Object.keys(languageTags) as TalkLanguage[];

/** The name of a language, as visitors read it. */
export function languageWord(language: TalkLanguage): string {
  return words[`language${language}` as const];
}
