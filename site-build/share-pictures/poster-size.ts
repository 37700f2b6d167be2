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
