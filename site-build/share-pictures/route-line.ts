import { colour } from "./palette.ts";
import { middle, posterSize } from "./poster-size.ts";
import { circle, rect } from "./shapes.ts";

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
