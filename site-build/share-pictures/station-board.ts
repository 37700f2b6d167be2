import type { CityNames } from "../../app/content/page-data.ts";
import { colour } from "./drawing-parts.ts";
import { routeHeight, ticketTop } from "./poster.ts";
import type { Text } from "./text.ts";
import { type Block, type Box, firstLegible, lineVariants } from "./text-block.ts";

type Words = Pick<Text, "language" | "text">;

/** The texts of a board: the upper line's words in their own scripts, and the large line. */
export type BoardWords = { upper: Words[]; large: Words };

/** Pixels: the board's lower edge, and the room for its letters above it. */
const bottom = routeHeight - 22;
const room: Box = { left: 351, right: 849, top: bottom - 170, bottom: bottom - 24 };

/** A city's words for its board; a city that the content does not know has its name alone, as events write it. */
export function boardWords(city: string, names: CityNames | null): BoardWords {
  if (!names) return { upper: [], large: { language: "en", text: city } };
  const own = names.own && names.own.text !== names.hindi ? [names.own] : [];
  return { upper: [...own, { language: "hi", text: names.hindi }], large: { language: "en", text: names.boardName } };
}

/** The station board of yellow enamel with its black rule, on two posts. It is as large as its letters need. */
export async function stationBoard({ upper, large }: BoardWords): Promise<Block> {
  const own = upper.map((name): Text => ({ ...name, lettering: "board" }));
  const name: Text = { ...large, text: large.text.toLocaleUpperCase("en"), lettering: "board" };
  const above = own.length > 0 ? [{ texts: own, largest: 37, legible: 1, gap: 0, fill: colour("ink") }] : [];
  const ways = lineVariants(name, { one: 68, two: 46, legible: 38 }).map((lines) => [...above, ...lines]);
  const block = await firstLegible(ways, room, { x: 0.5, y: 1 });
  const half = Math.max(150, ...block.lines.map(({ right }) => right - 600 + 44));
  const top = Math.min(...block.lines.map((line) => line.top)) - 22;
  return { ...block, svg: posts(half) + face(half, top) + block.svg };
}

function posts(half: number): string {
  const post = (
    x: number,
  ) => `<rect x="${x - 9}" y="${bottom - 4}" width="18" height="${ticketTop - bottom + 4}" fill="${colour("ink")}"/>
    <rect x="${x + 2}" y="${bottom - 4}" width="4" height="${ticketTop - bottom + 4}" fill="${colour("ink-soft")}"/>`;
  return post(600 - half * 0.68) + post(600 + half * 0.68);
}

/** The enamel: its shadow, its dark edge, its yellow face, and the black rule along it. */
function face(half: number, top: number): string {
  const [left, width, height] = [600 - half, 2 * half, bottom - top];
  const ink = colour("ink");
  return `<rect x="${left + 6}" y="${top + 9}" width="${width}" height="${height}" fill="${colour("pitch")}" opacity="0.28"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ink}" rx="7"/>
    <rect x="${left + 3}" y="${top + 3}" width="${width - 6}" height="${height - 6}" fill="${colour("enamel")}" rx="5"/>
    <rect x="${left + 10}" y="${top + 10}" width="${width - 20}" height="${height - 20}" fill="none" stroke="${ink}" stroke-width="4" rx="3"/>`;
}
