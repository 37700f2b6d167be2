/**
 * The letters that are shown in place of a missing portrait or logo: the first of the first and of the last word.
 * Letters are user-perceived characters, so the initial of `निर्मला` is `नि`.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  // A thin space keeps Arabic letters from becoming a word: those of مادری سیلون would read مس.
  const between = /\p{Script=Arabic}/u.test(name) ? "\u2009" : "";
  return chosen.map((word) => firstLetter(word ?? "")).join(between);
}

function firstLetter(word: string): string {
  const start = word.search(/[\p{L}\p{N}]/u);
  const [letter = ""] = graphemes(word.slice(Math.max(start, 0)));
  return letter.toLocaleUpperCase("en");
}

/**
 * User-perceived characters; in browsers without a segmenter, a character with the marks that follow it. Plain letters need
 * no segmenter: a phone's browser takes 28 ms to make its first.
 */
function graphemes(text: string): string[] {
  if (/^\p{ASCII}*$/u.test(text)) return [...text];
  if (!("Segmenter" in Intl)) return text.match(/\P{M}\p{M}*/gu) ?? [];
  return Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);
}
