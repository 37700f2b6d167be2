/** A piece of a text; `language` is the code (BCP 47) of the language that it is in, where that is not the text's own. */
export type TextPart = { text: string; language?: string };

/** The most likely language of a paragraph in these letters. */
const languages: [letters: RegExp, language: string][] = [
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Gujarati}/gu, "gu"],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Telugu}/gu, "te"],
  [/\p{Script=Arabic}/gu, "ur"],
];

/**
 * Splits a text in Latin letters that has paragraphs in Indian scripts, so that screen readers and fonts know the language of
 * each piece. The joined pieces are the text.
 *
 * @returns undefined if the text is in one language, as nearly all texts are
 */
export function textParts(text: string): TextPart[] | undefined {
  if (languageOf(text)) return undefined;
  const parts = text.split(/(\n\s*\n)/).map((part): TextPart => {
    const language = languageOf(part);
    return language ? { text: part, language } : { text: part };
  });
  return parts.some(({ language }) => language) ? parts : undefined;
}

/** The language of a text if more than half of its letters belong to one of these scripts. */
function languageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return languages.find(
    ([own]) => (text.match(own)?.filter((one) => /\p{L}/u.test(one)).length ?? 0) * 2 > letters,
  )?.[1];
}
