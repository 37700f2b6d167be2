import { expect, test } from "vitest";
import { textParts } from "./text-parts.ts";

test.each([
  ["hi", "सब लोग आइए, Bitcoin सीखिए।"],
  ["gu", "બધા આવો."],
  ["ta", "எல்லோரும் வாருங்கள்."],
  ["te", "అందరూ రండి."],
  ["ur", "سب آئیے۔"],
])(
  "X-10 a paragraph of an English text that is mostly in another script has that script's language: %s",
  (language, paragraph) => {
    const text = `Come to the hall, all of you, with a pen.\n\n${paragraph}\n\n  \n10:00 AM: tea in the yard.`;
    const parts = textParts(text) ?? [];
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter((part) => part.language)).toEqual([{ text: paragraph, language }]);
  },
);

test.each([
  "One day.\n\nBring a pen.",
  "We say शुभ यात्रा there.\n\nBring a pen.",
  "सब आइए।\n\nसब सीखिए।",
  "10:00\n\n12:00",
  "",
])(
  "a text that is not mixed has no language parts, also with some foreign words, or in another language as a whole: %j",
  (text) => {
    expect(textParts(text)).toBeUndefined();
  },
);
