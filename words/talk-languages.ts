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
