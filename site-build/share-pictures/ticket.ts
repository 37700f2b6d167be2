import { colour, wheel } from "./drawing-parts.ts";
import { centreSquare, posterSize, ticketTop } from "./poster.ts";
import type { Lettering, Text } from "./text.ts";
import { type Block, type Box, firstLegible, type Line, waysToBreak } from "./text-block.ts";

/** What is printed on a poster's ticket. */
export type TicketWords = {
  language: string;
  title: string;
  /** The line below the title, in the accent's colour: a date, or what a page offers. */
  main: string;
  /** The last line: a place. */
  small: string;
  /** The tour's name, on the left stub with the wheel. */
  productName: string;
  /** The lines of the right stub, the first of them large. */
  stub: readonly [large: string, small: string];
};

/** Where the ticket is perforated, just outside the square that is left of a cut picture. */
const perforations = { left: centreSquare.left - 19, right: centreSquare.right + 19 } as const;

/** Pixels: how deep the ticket is bitten, and where its lower edge is. */
const bite = 15;
const bottom = posterSize.height - 12;

/** Where its texts may be. */
const places = {
  middle: { left: 307, right: 893, top: ticketTop + 12, bottom: bottom - 8 },
  brand: { left: 25, right: 237, top: 550, bottom: bottom - 8 },
  fact: { left: 963, right: 1175, top: ticketTop + 24, bottom: bottom - 18 },
} as const satisfies Record<string, Box>;

/** The pasteboard ticket along the poster's lower edge, with bitten edges and a stub at each end. */
export async function ticket({ language, title, main, small, productName, stub }: TicketWords): Promise<Block> {
  const text = (words: string, lettering: Lettering): Text => ({ text: words, language, lettering });
  const line = (words: string, lettering: Lettering, largest: number, gap: number, fill: string): Line => ({
    texts: [text(words, lettering)],
    largest,
    // A phone shows the ticket 330 pixels wide.
    legible: 24,
    gap,
    fill: colour(fill),
  });
  // Some scripts are so tall that four lines would be too small to read: then what is below the title is on one line.
  const below = [
    [line(main, "strong", 42, 7, "rust"), line(small, "plain", 31, 7, "ink-soft")],
    [line(`${main} · ${small}`, "strong", 42, 7, "rust")],
  ];
  const titles = waysToBreak(text(title, "title"), { one: 60, two: 46, legible: 36 });
  const ways = titles.flatMap((lines) => below.map((others) => [...lines, ...others]));
  const middle = await firstLegible(ways, places.middle);
  const name = waysToBreak(text(productName, "title"), { one: 42, two: 30, legible: 34 });
  const brand = await firstLegible(name, places.brand);
  const fact = waysToBreak(text(stub[0], "strong"), { one: 40, two: 36, legible: 32 });
  const organiser = line(stub[1], "strong", 27, 16, "ink-soft");
  const facts = await firstLegible(
    fact.map((lines) => [...lines, organiser]),
    places.fact,
  );
  return { ...middle, svg: [pasteboard(), wheel(131, 503, 38), middle.svg, brand.svg, facts.svg].join("") };
}

/** A half circle bitten out of an edge that is drawn to the right (1) or to the left (-1). */
const bitten = (way: 1 | -1) => `a${bite} ${bite} 0 0 0 ${way * 2 * bite} 0`;

/** The ticket without print: paper between two deeper stubs, perforated and bitten where they meet. */
function pasteboard(): string {
  const { left, right } = perforations;
  const { width, height } = posterSize;
  const upperEdge = `M0 ${ticketTop}H${left - bite}${bitten(1)}H${right - bite}${bitten(1)}H${width}`;
  const lowerEdge = `V${bottom}H${right + bite}${bitten(-1)}H${left + bite}${bitten(-1)}H0Z`;
  return `<rect y="${ticketTop - 3}" width="${width}" height="${height - ticketTop + 3}" fill="${colour("ink")}"/>
    <path d="${upperEdge}${lowerEdge}" fill="${colour("paper")}"/>
    ${stubPaper()}<g transform="translate(${width} 0) scale(-1 1)">${stubPaper()}</g>
    ${[left, right].map(holes).join("")}`;
}

/** The left stub; the right one is its mirror image. */
function stubPaper(): string {
  const edge = perforations.left - bite;
  const upperBite = `H${edge}a${bite} ${bite} 0 0 0 ${bite} ${bite}`;
  const lowerBite = `V${bottom - bite}a${bite} ${bite} 0 0 0 ${-bite} ${bite}`;
  return `<path d="M0 ${ticketTop}${upperBite}${lowerBite}H0Z" fill="${colour("paper-deep")}"/>`;
}

function holes(x: number): string {
  const [first, last] = [ticketTop + 27, ticketTop + 155];
  return `<path d="M${x} ${first}V${last}" stroke="${colour("ink")}" stroke-opacity="0.32" stroke-width="5.2" stroke-linecap="round" stroke-dasharray="0 10.6"/>`;
}
