/**
 * A text in one line, cut after a word if it is too long.
 *
 * @param longest how long the words of a cut text are at the most, in UTF-16 code units
 */
export function cutText(text: string, longest = 300): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const words = line.slice(0, longest + 1).replace(/\s+\S*$/, "");
  const whole = words.length <= longest ? words : graphemesOf(line, longest);
  return `${whole.replace(/[\s,;:.–—-]+$/, "")}…`;
}

/** As much of a text without spaces as fits, in whole letters. */
function graphemesOf(text: string, length: number): string {
  let cut = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) {
    if (cut.length + segment.length > length) break;
    cut += segment;
  }
  return cut;
}
