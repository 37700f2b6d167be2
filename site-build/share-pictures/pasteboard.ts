import { colour } from "./palette.ts";
import { centreSquare, posterSize } from "./poster-size.ts";
import { circle, path, rect, repeat } from "./shapes.ts";

/** The height at which a poster's ticket begins, in pixels. */
export const ticketTop = 450;

/** Where it is perforated, just outside the square that is left of a cut picture. */
export const perforations = { left: centreSquare.left - 19, right: centreSquare.right + 19 } as const;

/** Pixels: how deep the ticket is bitten, and the dark edge below it. */
const bite = 15;
const bottom = posterSize.height - 12;

/** A half circle bitten out of an edge that is drawn to the right (1) or to the left (-1). */
const bitten = (way: 1 | -1) => `a${bite} ${bite} 0 0 0 ${way * 2 * bite} 0`;

/** The ticket without print: paper between two deeper stubs, perforated and bitten where they meet. */
export function pasteboard(): string {
  const { left, right } = perforations;
  const { width, height } = posterSize;
  const upperEdge = `M0 ${ticketTop}H${left - bite}${bitten(1)}H${right - bite}${bitten(1)}H${width}`;
  const lowerEdge = `V${bottom}H${right + bite}${bitten(-1)}H${left + bite}${bitten(-1)}H0Z`;
  return [
    rect(0, ticketTop - 3, width, height, colour("ink")),
    path(upperEdge + lowerEdge, colour("paper")),
    stub(),
    `<g transform="translate(${width} 0) scale(-1 1)">${stub()}</g>`,
    holes(left) + holes(right),
  ].join("");
}

/** The left stub; the right one is its mirror image. */
function stub(): string {
  const edge = perforations.left - bite;
  const upperBite = `H${edge}a${bite} ${bite} 0 0 0 ${bite} ${bite}`;
  const lowerBite = `V${bottom - bite}a${bite} ${bite} 0 0 0 ${-bite} ${bite}`;
  return path(`M0 ${ticketTop}${upperBite}${lowerBite}H0Z`, colour("paper-deep"));
}

function holes(x: number): string {
  return repeat(13, (index) => circle(x, ticketTop + 27 + index * 10.6, 2.6, colour("ink"), 'opacity="0.32"'));
}
