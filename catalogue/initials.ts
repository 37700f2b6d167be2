/** A letter or digit with its marks; a virama joins the next letter to it: the first letter of `निर्मला` is `नि`, of `क्षमा` `क्ष`. */
const firstLetter = /[\p{L}\p{N}](?:[\u094d\u0acd]\p{L}|\p{M})*/u;

/** The letters that are shown in place of a missing portrait or logo: the first of the first and of the last word. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => firstLetter.exec(word)?.[0] ?? []);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return chosen.join("").toLocaleUpperCase("en");
}
