/** How a text may be set into a box; lengths are in pixels. */
export type FitOptions = {
  /** How wide a line may run. */
  width: number;
  /** For each number of lines, from one upwards, the largest size of its letters. */
  sizes: readonly number[];
  /** Below this size a text goes to one line more, if `sizes` has one. */
  smallest: number;
};

/** A text in lines that fit, all in one size. */
export type FittedText = { lines: string[]; size: number };

/**
 * Breaks a text into as few lines as stay readable, and shrinks its letters until every line fits. Lines are as even as
 * the words allow. A text that is too long even for all lines becomes smaller than `smallest` rather than wider.
 *
 * @param measure how long a line runs, in ems
 */
export function fitText(text: string, options: FitOptions, measure: (line: string) => number): FittedText {
  const words = text.trim().split(/\s+/);
  let best: FittedText = { lines: [], size: 0 };
  for (const [index, largest] of options.sizes.entries()) {
    const lines = evenLines(words, index + 1, measure);
    const longest = Math.max(...lines.map(measure));
    const size = longest === 0 ? largest : Math.min(largest, options.width / longest);
    if (size > best.size) best = { lines, size };
    if (best.size >= options.smallest) break;
  }
  return best;
}

/** The words in at most so many lines, so that the longest is as short as it can be. */
function evenLines(words: readonly string[], count: number, measure: (line: string) => number): string[] {
  if (count === 1 || words.length === 1) return [words.join(" ")];
  const ways = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(" ");
    return [first, ...evenLines(words.slice(index + 1), count - 1, measure)];
  });
  const longest = (lines: string[]) => Math.max(...lines.map(measure));
  return ways.reduce((shortest, lines) => (longest(lines) < longest(shortest) ? lines : shortest));
}
