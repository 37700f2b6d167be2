import { Clipper, EndType, FillRule, JoinType, type PathD, type PathsD } from "clipper2-ts";
import { decimals } from "./path-rings.ts";

/** Measures of the drawing, in its own units of about five kilometres. */
export const measures = {
  /** Gaps and inlets narrower than this are closed: they would lie under the line around the country. */
  gap: 1,
  /** Islands of a smaller area, about ten square kilometres, are left out. */
  island: 0.4,
  /** Atolls grow by this on every side; as large as they are they would not be seen. */
  atollMargin: 1.4,
  /** How far the simplified line may stray from the true one: less around islands, which would become splinters. */
  tolerance: { mainland: 0.7, island: 0.3 },
  /** Land of a smaller area, about five thousand square kilometres, counts as an island. */
  mainland: 200,
};

/** Decimal places while computing; coordinates of the data have about five. */
const precision = 3;

/** How far rounded corners may stray from a true arc: finely for what is taken back again, coarsely for what is drawn. */
const arc = { fine: 0.05, coarse: 0.15 };

/** Needed by the library, and without effect on rounded corners. */
const miterLimit = 2;

type Country = {
  /** The rings of the states that are drawn to scale. */
  states: PathsD;
  /** The rings of islands that are too small for the drawing, yet must be on it. */
  atolls: PathsD;
};

/**
 * One outline of a country made of states, without lines between them: the mainland is a single ring, and so is each
 * island. Land is only left out by the tolerance and where an island is too small; lakes are not drawn.
 */
export function uniteStates({ states, atolls }: Country): PathsD {
  const land = closeGaps(unite(filled(states))).filter((ring) => Clipper.areaD(ring) >= measures.island);
  const dots = grow(filled(atolls), measures.atollMargin, arc.coarse);
  return withoutHoles(unite([...land.map(simplified), ...dots], decimals));
}

/** Every ring as land, whichever way round it is drawn: a state's hole is another state, or a lake. */
function filled(rings: PathsD): PathsD {
  return rings.map((ring) => (Clipper.isPositiveD(ring) ? ring : ring.toReversed()));
}

function unite(rings: PathsD, places = precision): PathsD {
  return Clipper.unionD(rings, [], FillRule.NonZero, places);
}

/** Grows the land until the gaps are filled, and shrinks it again: the shores come back to where they were. */
function closeGaps(rings: PathsD): PathsD {
  const by = measures.gap / 2;
  return withoutHoles(grow(grow(rings, by, arc.fine), -by, arc.fine));
}

function grow(rings: PathsD, by: number, tolerance: number): PathsD {
  return Clipper.inflatePathsD(rings, by, JoinType.Round, EndType.Polygon, miterLimit, precision, tolerance);
}

function simplified(ring: PathD): PathD {
  const { mainland, island } = measures.tolerance;
  return Clipper.ramerDouglasPeuckerD(ring, Clipper.areaD(ring) < measures.mainland ? island : mainland);
}

/** The library winds shores one way and the edges of holes the other way, which makes their area negative. */
function withoutHoles(rings: PathsD): PathsD {
  return rings.filter((ring) => Clipper.areaD(ring) > 0);
}
