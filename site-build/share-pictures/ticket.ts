import { colour, use } from "./drawing-parts.ts";
import { posterSize, ticketTop } from "./poster.ts";
import type { Lettering, Text } from "./text.ts";
import { type Block, type Box, firstLegible, type Line, lineVariants } from "./text-block.ts";

/** The texts of a poster's ticket. */
export type TicketWords = {
  language: string;
  title: string;
  /** The line below the title, in the accent's colour: a date, or what a page offers. */
  main: string;
  /** The last line: the venue, or the site's host. */
  small: string;
  /** The tour's name, on the left stub with the wheel. */
  productName: string;
  /** The lines of the right stub, the first of them large. */
  stub: readonly [large: string, small: string];
};

/** The ticket's lower edge, in pixels. */
const bottom = posterSize.height - 12;

/** Where its texts may be. */
const places = {
  middle: { left: 307, right: 893, top: ticketTop + 12, bottom: bottom - 8 },
  brand: { left: 25, right: 237, top: 550, bottom: bottom - 8 },
  fact: { left: 963, right: 1175, top: ticketTop + 24, bottom: bottom - 18 },
} as const satisfies Record<string, Box>;

/** The pasteboard ticket along the poster's lower edge, with a notched edge and a stub at each end. */
export async function ticket({ language, title, main, small, productName, stub }: TicketWords): Promise<Block> {
  const text = (words: string, lettering: Lettering): Text => ({ text: words, language, lettering });
  const line = (words: string, lettering: Lettering, largest: number, gap: number, fill: string): Line => ({
    texts: [text(words, lettering)],
    largest,
    // A phone shows the poster's 1200 pixels as 330: 24 become 6.6, the smallest letters that can be read.
    legible: 24,
    gap,
    fill: colour(fill),
  });
  // Some scripts are so tall that four lines would be too small to read: then the two lines below the title are one.
  const below = [
    [line(main, "strong", 42, 7, "rust"), line(small, "plain", 31, 7, "ink-soft")],
    [line(`${main} · ${small}`, "strong", 42, 7, "rust")],
  ];
  const titles = lineVariants(text(title, "title"), { one: 60, two: 46, legible: 36 });
  const ways = titles.flatMap((lines) => below.map((others) => [...lines, ...others]));
  const middle = await firstLegible(ways, places.middle);
  // Two lines of the name are smaller than legible: they are used only where one line would be smaller still.
  const name = lineVariants(text(productName, "title"), { one: 42, two: 30, legible: 34 });
  const brand = await firstLegible(name, places.brand);
  const fact = lineVariants(text(stub[0], "strong"), { one: 40, two: 36, legible: 32 });
  const smallStubLine = line(stub[1], "strong", 27, 16, "ink-soft");
  const facts = await firstLegible(
    fact.map((lines) => [...lines, smallStubLine]),
    places.fact,
  );
  return { ...middle, svg: [use("ticket"), middle.svg, brand.svg, facts.svg].join("") };
}
