import { circle, colour, rect } from "./drawing-parts.ts";

/** A share picture's size in pixels: what WhatsApp, X, LinkedIn and Facebook all show whole. */
export const posterSize = { width: 1200, height: 630 } as const;

/** A rectangle of a poster, in its pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * How a poster is cut. Every format stands on the same lower edge around the same middle, so that the ticket and the
 * board are where they are in a share picture; what is drawn around them reaches to the frame's edges.
 */
export type PosterFormat = {
  /** What the picture shows, in a share picture's pixels: a taller one begins above its upper edge, below 0. */
  frame: Box;
  /** The picture's own size in pixels. */
  width: number;
  height: number;
};

/** The format of share pictures. */
export const shareFormat: PosterFormat = {
  frame: { left: 0, top: 0, right: posterSize.width, bottom: posterSize.height },
  ...posterSize,
};

/** What is left where an app cuts the picture to a square. */
export const centreSquare: Box = { left: 285, top: 0, right: 915, bottom: 630 };

/** How wide the texts of the centre may run, in pixels: the square without its margins. */
export const textWidth = 586;

/** The middle of a poster from left to right. */
export const middle = posterSize.width / 2;

/** Whether a box lies within another one. */
export function isWithin(box: Box, outer: Box): boolean {
  return box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom;
}

/** A poster as SVG, and what has to be seen of it in a cut picture. */
export type Poster = {
  drawing: string;
  /** Where the board and the ticket's lines stand: each within the centre square. */
  essentials: Box[];
  /** What the picture says, for people who cannot see it. */
  alt: string;
};

/** The parts of a poster as one SVG drawing, the first at the back. */
export function posterDrawing(parts: readonly string[], format: PosterFormat = shareFormat): string {
  const { frame, width, height } = format;
  const viewBox = [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top].join(" ");
  const size = `width="${width}" height="${height}" viewBox="${viewBox}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join("")}</svg>`;
}

/** The middle of the line from above, in pixels. */
export const routeHeight = 437;

/** Pixels. */
const line = { width: 15, casing: 4, stop: 19, farStop: 12 };

/** Where the stops before and after this one lie: their middles stand outside the centre square. */
const farStops = [118, posterSize.width - 118];

/** The route line across the poster, with its stop in the middle: filled when it lies behind us, open when ahead. */
export function routeLine({ behind }: { behind: boolean }): string {
  const { width, casing, stop, farStop } = line;
  const [ink, core] = [colour("ink"), colour("paper")];
  const wide = width + 2 * casing;
  return [
    rect(-10, routeHeight - wide / 2, posterSize.width + 20, wide, ink),
    rect(-10, routeHeight - width / 2, posterSize.width + 20, width, colour("bitcoin")),
    ...farStops.map((x) => circle(x, routeHeight, farStop, core, `stroke="${ink}" stroke-width="5"`)),
    circle(middle, routeHeight, stop, behind ? ink : core, `stroke="${ink}" stroke-width="6"`),
    behind ? circle(middle, routeHeight, 7, core) : "",
  ].join("");
}
