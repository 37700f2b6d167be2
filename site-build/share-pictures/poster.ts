import { readFileSync } from "node:fs";
import { colour, define } from "./drawing-parts.ts";
import type { Box } from "./text-block.ts";

/** The size of a share picture in pixels, which WhatsApp, X, LinkedIn and Facebook show without cutting it. */
export const posterSize = { width: 1200, height: 630 } as const;

/** The area that remains if an app cuts the picture to a square. It contains titles, dates and places. */
export const centreSquare: Box = { left: 285, top: 0, right: 915, bottom: 630 };

/** The height of the route line's middle, and of the ticket's upper edge, in pixels (`poster-parts.svg`). */
export const routeHeight = 437;
export const ticketTop = 450;

/** A poster as SVG. */
export type Poster = {
  svg: string;
  /** Where the lines of its board, ticket and title are. */
  lines: Box[];
};

/** The SVG file with the parts of posters. A layer shows a part by `use`. */
const partsFile = "site-build/share-pictures/poster-parts.svg";

/**
 * The layers of a poster as one SVG drawing, the first at the back.
 *
 * @param height in pixels; a poster that is higher than a share picture shows more above it
 */
export function posterSvg(layers: readonly string[], height: number = posterSize.height): string {
  const { width } = posterSize;
  const viewBox = `0 ${posterSize.height - height} ${width} ${height}`;
  const file = readFileSync(partsFile, "utf8");
  const parts = define(file.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${parts}${layers.join("")}</svg>`;
}
