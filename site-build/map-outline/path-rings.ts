import type { PathD, PathsD } from "clipper2-ts";
import { SVGPathData } from "svg-pathdata";

/** How finely the outline is drawn: a tenth of the drawing's unit, about 500 metres. */
export const decimals = 1;

const steps = 10 ** decimals;

/**
 * The closed rings of an SVG path made of straight lines, in the path's own units.
 *
 * @throws RangeError when a line is curved
 */
export function pathRings(path: string): PathsD {
  const rings: PathsD = [];
  for (const command of new SVGPathData(path).toAbs().normalizeHVZ(false).commands) {
    if (command.type === SVGPathData.CLOSE_PATH) continue;
    if (command.type === SVGPathData.MOVE_TO) rings.push([]);
    else if (command.type !== SVGPathData.LINE_TO) throw new RangeError("The path has curves; only lines are known.");
    rings.at(-1)?.push({ x: command.x, y: command.y });
  }
  return rings;
}

/** Rings as an SVG path, in numbers that are short because each is a step from the point before. */
export function ringsPath(rings: PathsD): string {
  return new SVGPathData(rings.flatMap(ringCommands)).round(steps).toRel().round(steps).encode();
}

function ringCommands([start, ...points]: PathD) {
  if (!start) return [];
  const to = ({ x, y }: typeof start) => ({ relative: false, x, y });
  return [
    { type: SVGPathData.MOVE_TO, ...to(start) },
    ...points.map((point) => ({ type: SVGPathData.LINE_TO, ...to(point) })),
    { type: SVGPathData.CLOSE_PATH },
  ];
}
