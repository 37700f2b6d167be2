import type { Word } from "./words.ts";

/** The words in Indian languages that stand in the pages' own code. A test finds one that is missing here. */
export const fixedWords: readonly Word[] = [
  { language: "hi", text: "शुभ यात्रा" },
  { language: "hi", text: "कार्यक्रम" },
  { language: "hi", text: "साझेदार" },
  { language: "hi", text: "पटरी यहीं तक है" },
];
