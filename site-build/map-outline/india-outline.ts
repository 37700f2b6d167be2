import india from "@svg-maps/india";
import type { PathsD } from "clipper2-ts";
import { pathRings } from "./path-rings.ts";
import { uniteStates } from "./unite-states.ts";

/** Lakshadweep's id in the data: a territory of atolls, none of which is as large as the smallest island drawn. */
const atollsId = "ld";

/**
 * India's outer boundary as the Survey of India draws it, one ring for the mainland and one for each island, in the units
 * of the data, which are those of the map.
 *
 * Source: the package `@svg-maps/india` by Victor Cazanave, after MapSVG, CC BY 4.0; docs/credits.md says what is changed.
 */
export function indiaOutline(): PathsD {
  return uniteStates({
    states: stateRings((id) => id !== atollsId),
    atolls: stateRings((id) => id === atollsId),
  });
}

/** The rings of the states and territories whose ids are wanted, each as the data draws it. */
export function stateRings(isWanted: (id: string) => boolean): PathsD {
  return india.locations.filter(({ id }) => isWanted(id)).flatMap(({ path }) => pathRings(path));
}
