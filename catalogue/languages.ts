import { languageTags } from "../words/talk-languages.ts";
import { words } from "../words/words.ts";

/** A language in which talks are held, as events write it. */
export type Language = keyof typeof languageTags;

/** Their names, as events write them. */
export const languageNames = Object.keys(languageTags) as Language[];

/** The name of a language, as visitors read it. */
export function languageWord(language: Language): string {
  return words[`language${language}` as const];
}
