import { drawnGlyphs } from "../fonts/shape-text.ts";
import { bitcoinSign, n, path, signHeight } from "./drawing-parts.ts";
import { type LetterStyle, letterFonts, type TextRun, textRuns } from "./letter-fonts.ts";

/** How a line of text is set; `spacing` is the room added after each letter, in ems. */
export type TextStyle = LetterStyle & { /** The text's language, such as `ta`. */ language?: string; spacing?: number };

/** A line of text as outlines. */
export type SetLine = {
  /** How long it runs, in ems. */
  width: number;
  /** How far its outlines reach above and below the baseline, in ems; their curves' handles count. */
  readonly ink: { above: number; below: number };
  /** Its outlines from `x` to the right, on the baseline `y`, in letters of `size` pixels. */
  draw: (place: { x: number; y: number; size: number; fill: string }) => string;
};

/** Sets lines of text in the site's fonts, as outlines: no font of the machine has a part in them. */
export type TextSetter = (text: string, style: TextStyle) => SetLine;

/** The bitcoin sign as a letter: as high as capitals, which are 0.66 em. */
const signScale = 0.78 / signHeight;

/** A setter that draws with the site's fonts. */
export async function textSetter(): Promise<TextSetter> {
  const fonts = await letterFonts();
  return (text, style) => {
    const spacing = style.spacing ?? 0;
    const letters = textRuns(text, style, fonts).flatMap((run) => glyphsOf(run, style));
    let pen = 0;
    const pieces = letters.map((letter) => {
      const from = pen;
      pen += letter.advance + spacing;
      return { ...letter, from };
    });
    return {
      width: Math.max(0, pen - spacing),
      get ink() {
        const heights = pieces.flatMap(({ reach }) => reach());
        return { above: Math.max(0, ...heights), below: Math.max(0, ...heights.map((height) => -height)) };
      },
      draw: ({ x, y, size, fill }) => {
        const drawn = pieces.map(({ shape, from }) => `<g transform="translate(${from} 0)">${shape(fill)}</g>`);
        return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${drawn.join("")}</g>`;
      },
    };
  };
}

/** A run's letters, each in ems around its own origin, with how far it moves the pen. */
function glyphsOf({ font, text }: TextRun, { language = "en" }: TextStyle) {
  if (!font) {
    const sign = (fill: string) => `<g transform="translate(0.33 -0.33)">${bitcoinSign(signScale, fill)}</g>`;
    return [{ shape: sign, advance: 0.66, reach: () => [0.72, 0] }];
  }
  const scale = 1 / font.face.upem;
  return drawnGlyphs(font, { language, text }).map((glyph) => ({
    shape: (fill: string) => {
      const { outline } = glyph;
      return outline === ""
        ? ""
        : path(outline, fill, `transform="scale(${scale} ${-scale}) translate(${glyph.x} ${glyph.y})"`);
    },
    advance: glyph.advance * scale,
    reach: () => heightsOf(glyph.outline).map((height) => (height + glyph.y) * scale),
  }));
}

/** The heights of all points of an outline; HarfBuzz writes them all as pairs of numbers. */
function heightsOf(outline: string): number[] {
  return (outline.match(/-?[\d.]+/g) ?? []).filter((_, index) => index % 2 === 1).map(Number);
}

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
