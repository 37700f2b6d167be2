import type { CityNames } from "../../app/content/content-modules.ts";
import { colour, path, rect } from "./drawing-parts.ts";
import { type Box, middle, textWidth } from "./poster.ts";
import { fitText, type SetLine, type TextSetter } from "./set-text.ts";

/** What a board says: the upper line's words in their own scripts, and the large line in English. */
export type BoardWords = { upper: { language: string; text: string }[]; english: string };

/** A board as drawn, and the place of its face. */
export type DrawnBoard = { box: Box; drawing: string };

/** Pixels: the size of letters where all fits, and the room around them. `row` and `tallest` are in ems of the upper line. */
const measures = {
  english: 68,
  upper: 37,
  gap: 32,
  pad: { x: 44, top: 18, bottom: 22 },
  narrowest: 300,
  row: 1.36,
  tallest: 1.7,
};

/** A city's words for its board; a city that the content does not know has its name alone, as events write it. */
export function boardWords(city: string, names: CityNames | null): BoardWords {
  if (!names) return { upper: [], english: city };
  const own = names.own && names.own.text !== names.hindi ? [names.own] : [];
  return { upper: [...own, { language: "hi", text: names.hindi }], english: names.boardName };
}

/**
 * The station board of yellow enamel with its black rule, on two posts that reach down to `ground`, its lower edge at
 * `bottom`. Long names make the letters smaller or take a second line, never the board wider than the centre.
 */
export function stationBoard(
  words: BoardWords,
  place: { bottom: number; ground: number },
  set: TextSetter,
): DrawnBoard {
  const { pad, gap } = measures;
  const room = textWidth - 2 * pad.x;
  const english = englishLines(words.english, room, set);
  const upper = words.upper.map(({ language, text }) => set(text, { weight: 700, width: 100, language }));
  const ems = upper.reduce((sum, line) => sum + line.width, 0);
  const gaps = gap * Math.max(0, upper.length - 1);
  const size = ems === 0 ? 0 : Math.min(measures.upper, (room - gaps) / ems);
  const width = Math.max(measures.narrowest, 2 * pad.x + Math.max(english.width, ems * size + gaps));
  const row = Math.max(measures.row, ...upper.map((line) => Math.min(inkHeight(line), measures.tallest)));
  const height = pad.top + size * row + english.height + pad.bottom;
  const box = { left: middle - width / 2, right: middle + width / 2, top: place.bottom - height, bottom: place.bottom };
  const ownNames = inRow(upper, size, ems * size + gaps, box.top + pad.top + (size * row) / 2);
  return { box, drawing: posts(box, place.ground) + face(box) + ownNames + english.draw(box.bottom - pad.bottom) };
}

/** The English name in capitals; `draw` sets its last line on a baseline. Lengths are in pixels. */
function englishLines(name: string, room: number, set: TextSetter) {
  const line = (text: string) => set(text, { weight: 800, width: 80, spacing: 0.03 });
  const fit = { width: room, sizes: [measures.english, 46], smallest: 38 };
  const { lines, size } = fitText(name.toLocaleUpperCase("en"), fit, (text) => line(text).width);
  const width = Math.max(...lines.map((text) => line(text).width)) * size;
  const draw = (bottom: number) =>
    lines
      .map((text, index) => {
        const y = bottom - (lines.length - 1 - index) * size * 0.9;
        return line(text).draw({ x: middle - (line(text).width * size) / 2, y, size, fill: colour("ink") });
      })
      .join("");
  return { width, height: size * (0.74 + (lines.length - 1) * 0.9), draw };
}

/** How tall a line's letters are from their lowest point to their highest, in ems. */
function inkHeight({ ink }: SetLine): number {
  return ink.above + ink.below;
}

/** The upper lines side by side, in a row around `centre`. Nastaliq is taller than the others: it shrinks, and the row grows. */
function inRow(lines: readonly SetLine[], size: number, width: number, centre: number): string {
  let x = middle - width / 2;
  return lines
    .map((line) => {
      const { draw, ink, width: ems } = line;
      const letters = Math.min(size, (size * measures.tallest) / inkHeight(line));
      const y = centre + (letters < size ? ((ink.above - ink.below) / 2) * letters : size * 0.3);
      const drawn = draw({ x: x + (ems * (size - letters)) / 2, y, size: letters, fill: colour("ink") });
      x += ems * size + measures.gap;
      return drawn;
    })
    .join("");
}

function posts({ left, right, bottom }: Box, ground: number): string {
  const post = (x: number) =>
    rect(x - 9, bottom - 4, 18, ground - bottom + 4, colour("ink")) +
    rect(x + 2, bottom - 4, 4, ground - bottom + 4, colour("ink-soft"));
  const inset = (right - left) * 0.16;
  return post(left + inset) + post(right - inset);
}

/** The enamel: its dark edge, its yellow face, and the black rule along it. */
function face({ left, top, right, bottom }: Box): string {
  const [width, height] = [right - left, bottom - top];
  return [
    path(`M${left + 6} ${top + 9}h${width}v${height}h${-width}Z`, colour("pitch"), 'opacity="0.28"'),
    rect(left, top, width, height, colour("ink"), 'rx="7"'),
    rect(left + 3, top + 3, width - 6, height - 6, colour("enamel"), 'rx="5"'),
    rect(left + 10, top + 10, width - 20, height - 20, "none", `rx="3" stroke="${colour("ink")}" stroke-width="4"`),
  ].join("");
}
