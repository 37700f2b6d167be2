/**
 * A letter or digit with its marks. Where a script has conjuncts, a virama joins the next letter to it: the first letter of `निर्मला`
 * is `नि`, of `क्षमा` `क्ष`. Viramas are Devanagari's, Bengali's, Gujarati's, Odia's, Telugu's and Malayalam's.
 */
const firstLetter = /[\p{L}\p{N}](?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\p{L}|\p{M})*/u;

/** The letters that are shown in place of a missing portrait or logo: the first of the first and of the last word. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => firstLetter.exec(word)?.[0] ?? []);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  // A thin space keeps Arabic letters from becoming a word: those of مادری سیلون would read مس.
  const between = /\p{Script=Arabic}/u.test(name) ? "\u2009" : "";
  return chosen.join(between).toLocaleUpperCase("en");
}
