/** A share picture's size in pixels: what WhatsApp, X, LinkedIn and Facebook all show whole. */
export const posterSize = { width: 1200, height: 630 } as const;

/** A rectangle of a poster, in its pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

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
