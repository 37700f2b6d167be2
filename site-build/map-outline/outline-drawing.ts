import type { Scheme } from "../../app/styles/contrast.ts";

/** The colours of land and of the line around it, as CSS writes them. */
type LandColours = { land: string; edge: string };

type OutlineDrawing = {
  /** The outline as an SVG path, in the frame's units. */
  path: string;
  size: { width: number; height: number };
  colours: Record<Scheme, LandColours>;
};

/** CC BY 4.0 wants the credit to go with the work; a comment is seen by whoever opens the file. */
const credit = "India: @svg-maps/india by Victor Cazanave, after MapSVG, CC BY 4.0; states united, simplified";

/**
 * The drawing as an SVG file. It follows the device's colour scheme by itself: a picture knows nothing of the page's
 * style.
 */
export function outlineDrawing({ path, size: { width, height }, colours }: OutlineDrawing): string {
  const rule = ({ land, edge }: LandColours) => `path{fill:${land};stroke:${edge}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<!-- ${credit} -->`,
    `<style>${rule(colours.light)}@media (prefers-color-scheme:dark){${rule(colours.dark)}}</style>`,
    `<path stroke-width="2" d="${path}"/></svg>`,
  ].join("");
}
