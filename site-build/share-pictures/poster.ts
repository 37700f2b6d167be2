import { colour } from "./drawing-parts.ts";
import type { Box } from "./text-block.ts";

/** A share picture's size in pixels: what WhatsApp, X, LinkedIn and Facebook all show whole. */
export const posterSize = { width: 1200, height: 630 } as const;

/** What is left where an app cuts the picture to a square. Titles, dates and places are within it. */
export const centreSquare: Box = { left: 285, top: 0, right: 915, bottom: 630 };

/** The height of the route line's middle, and of the ticket's upper edge, in pixels. */
export const routeHeight = 437;
export const ticketTop = 450;

/** A poster as SVG. */
export type Poster = {
  svg: string;
  /** Where the lines of its board, ticket and title are. */
  lines: Box[];
  /** What the picture says, for people who cannot see it. */
  alt: string;
};

/**
 * The parts of a poster as one SVG drawing, the first at the back.
 *
 * @param height in pixels; a poster that is higher than a share picture shows more above it
 */
export function posterSvg(parts: readonly string[], height: number = posterSize.height): string {
  const { width } = posterSize;
  const viewBox = `0 ${posterSize.height - height} ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${parts.join("")}</svg>`;
}

/** The route line across the poster, with its stop in the middle: filled for an event that is over, open for others. */
export function routeLine({ behind }: { behind: boolean }): string {
  const [ink, core] = [colour("ink"), colour("paper")];
  const farStop = (x: number) =>
    `<circle cx="${x}" cy="${routeHeight}" r="12" fill="${core}" stroke="${ink}" stroke-width="5"/>`;
  return `<rect x="-10" y="${routeHeight - 11.5}" width="1220" height="23" fill="${ink}"/>
    <rect x="-10" y="${routeHeight - 7.5}" width="1220" height="15" fill="${colour("bitcoin")}"/>
    ${farStop(118)}${farStop(1082)}
    <circle cx="600" cy="${routeHeight}" r="19" fill="${behind ? ink : core}" stroke="${ink}" stroke-width="6"/>
    ${behind ? `<circle cx="600" cy="${routeHeight}" r="7" fill="${core}"/>` : ""}`;
}
