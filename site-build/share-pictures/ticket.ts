import { at, circle, colour, path, rect, repeat, wheel } from "./drawing-parts.ts";
import { type Box, centreSquare, middle, posterSize, shareFormat, textWidth } from "./poster.ts";
import { type FitOptions, fitText, type SetLine, type TextSetter, type TextStyle } from "./set-text.ts";

/** What is printed on a poster's ticket. */
export type TicketWords = {
  title: string;
  /** The line below the title, in the accent's colour: a date, or what a page offers. */
  main: string;
  /** The last line: a place. */
  small: string;
  /** The tour's name, on the left stub with the wheel. */
  productName: string;
  /**
   * The lines of the right stub, the first of them large. Both stubs lie outside the centre square, and are blank where
   * a poster is cut so that little of them is left.
   */
  stub: readonly [large: string, small: string];
};

/** A ticket as drawn, and where the lines of its middle stand. */
export type DrawnTicket = { lines: Box[]; drawing: string };

/** The height at which a poster's ticket begins, in pixels. */
export const ticketTop = 450;

/** Where it is perforated, just outside the square that is left of a cut picture. */
const perforations = { left: centreSquare.left - 19, right: centreSquare.right + 19 } as const;

/** Pixels: how deep the ticket is bitten, and the dark edge below it. */
const bite = 15;
const bottom = posterSize.height - 12;

type Print = { style: TextStyle; size: number; fill: string };
type DrawnLine = { box: Box; drawing: string };

const styles = {
  title: { weight: 800, width: 78 },
  main: { weight: 700, width: 80 },
  small: { weight: 600, width: 84 },
  fact: { weight: 700, width: 76, spacing: 0.01 },
} as const satisfies Record<string, TextStyle>;

const titleFit: FitOptions = { width: textWidth, sizes: [60, 39], smallest: 46 };
const brandFit = { sizes: [42, 30], smallest: 30 };
const factFit = { sizes: [40, 36], smallest: 32 };

/** Pixels: a stub's margins, both together, and the least room between them that is printed on. */
const stubMargins = 54;
const leastStub = 120;

/** Sizes of letters and distances of baselines, in pixels, below a title of one line and of two. */
const belowOneLine = { title: 62, main: 42, mainStep: 49, small: 31, smallStep: 91 };
const belowTwoLines = { title: 43, main: 35, mainStep: 41, small: 27, smallStep: 74 };

/** How tall letters may be where two lines stand close, in ems: those of some scripts reach far up and down. */
const tallestLine = 1.05;

const heightOf = ({ ink }: SetLine) => ink.above + ink.below;

/** The pasteboard ticket along the poster's lower edge, with bitten edges and a stub at each end. */
export function ticket(words: TicketWords, set: TextSetter, frame: Box = shareFormat.frame): DrawnTicket {
  const { lines, size: widest } = fitText(words.title, titleFit, (line) => set(line, styles.title).width);
  const below = lines.length === 1 ? belowOneLine : belowTwoLines;
  const tall = () => Math.max(...lines.map((line) => heightOf(set(line, styles.title))));
  const size = lines.length === 1 ? widest : widest * Math.min(1, tallestLine / tall());
  const baseline = (index: number) => ticketTop + below.title + index * size * 0.96;
  const last = baseline(lines.length - 1);
  const title = { style: styles.title, size, fill: colour("ink") };
  const main = { style: styles.main, size: below.main, fill: colour("rust") };
  const small = { style: styles.small, size: below.small, fill: colour("ink-soft") };
  const printed = [
    ...lines.map((line, index) => printLine(line, title, { x: middle, baseline: baseline(index) }, set)),
    printLine(words.main, main, { x: middle, baseline: last + below.mainStep }, set),
    printLine(words.small, small, { x: middle, baseline: last + below.smallStep }, set),
  ];
  const drawings = printed.map(({ drawing }) => drawing);
  return {
    lines: printed.map(({ box }) => box),
    drawing: [pasteboard(), ...drawings, ...stubs(words, set, frame)].join(""),
  };
}

/** A line around `x`, smaller where it would be too long. */
function printLine(text: string, print: Print, place: { x: number; baseline: number }, set: TextSetter): DrawnLine {
  const line = set(text, print.style);
  const size = Math.min(print.size, textWidth / Math.max(line.width, 1));
  const half = (line.width * size) / 2;
  const { x, baseline } = place;
  return {
    box: { left: x - half, right: x + half, top: baseline - size * 0.75, bottom: baseline + size * 0.25 },
    drawing: line.draw({ x: x - half, y: baseline, size, fill: print.fill }),
  };
}

/** Lines around `x`, the last of them on the baseline `bottom`. */
function printLines(lines: readonly string[], print: Print, place: { x: number; bottom: number }, set: TextSetter) {
  const up = (index: number) => (lines.length - 1 - index) * print.size * 1.04;
  return lines
    .map((line, index) => printLine(line, print, { x: place.x, baseline: place.bottom - up(index) }, set).drawing)
    .join("");
}

/** What is printed on the two stubs. */
function stubs({ productName, stub }: TicketWords, set: TextSetter, { left, right }: Box): string[] {
  const width = right - perforations.right - stubMargins;
  if (width < leastStub) return [];
  return [
    brandStub(productName, { x: (left + perforations.left) / 2 - 2, width }, set),
    factStub(stub, { x: (perforations.right + right) / 2 + 2, width }, set),
  ];
}

/** Where the middle of a stub's lines is, and how long they may be, in pixels. */
type StubPlace = { x: number; width: number };

/** The left stub: the brand's mark above its name. */
function brandStub(name: string, { x, width }: StubPlace, set: TextSetter): string {
  const { lines, size } = fitText(name, { ...brandFit, width }, (line) => set(line, styles.title).width);
  const print = { style: styles.title, size, fill: colour("ink") };
  const mark = at({ x, y: lines.length > 1 ? 502 : 509 }, wheel(38, colour("ink"), colour("bitcoin")));
  return mark + printLines(lines, print, { x, bottom: lines.length > 1 ? 604 : 597 }, set);
}

/** The right stub: times and numbers, like a timetable's. */
function factStub([large, small]: TicketWords["stub"], { x, width }: StubPlace, set: TextSetter): string {
  const { lines, size } = fitText(large, { ...factFit, width }, (line) => set(line, styles.fact).width);
  const print = { style: styles.fact, size, fill: colour("ink") };
  const lower = { style: styles.fact, size: 27, fill: colour("ink-soft") };
  return printLines(lines, print, { x, bottom: 547 }, set) + printLines([small], lower, { x, bottom: 593 }, set);
}

/** A half circle bitten out of an edge that is drawn to the right (1) or to the left (-1). */
const bitten = (way: 1 | -1) => `a${bite} ${bite} 0 0 0 ${way * 2 * bite} 0`;

/** The ticket without print: paper between two deeper stubs, perforated and bitten where they meet. */
function pasteboard(): string {
  const { left, right } = perforations;
  const { width, height } = posterSize;
  const upperEdge = `M0 ${ticketTop}H${left - bite}${bitten(1)}H${right - bite}${bitten(1)}H${width}`;
  const lowerEdge = `V${bottom}H${right + bite}${bitten(-1)}H${left + bite}${bitten(-1)}H0Z`;
  return [
    rect(0, ticketTop - 3, width, height, colour("ink")),
    path(upperEdge + lowerEdge, colour("paper")),
    stubPaper(),
    `<g transform="translate(${width} 0) scale(-1 1)">${stubPaper()}</g>`,
    holes(left) + holes(right),
  ].join("");
}

/** The left stub; the right one is its mirror image. */
function stubPaper(): string {
  const edge = perforations.left - bite;
  const upperBite = `H${edge}a${bite} ${bite} 0 0 0 ${bite} ${bite}`;
  const lowerBite = `V${bottom - bite}a${bite} ${bite} 0 0 0 ${-bite} ${bite}`;
  return path(`M0 ${ticketTop}${upperBite}${lowerBite}H0Z`, colour("paper-deep"));
}

function holes(x: number): string {
  return repeat(13, (index) => circle(x, ticketTop + 27 + index * 10.6, 2.6, colour("ink"), 'opacity="0.32"'));
}
