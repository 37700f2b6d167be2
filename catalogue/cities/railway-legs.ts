type Place = { latitude: number; longitude: number };

/** Squared distance on the map, in degrees; a degree of longitude is narrower by the cosine of the latitude. */
function distance(a: Place, b: Place): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * Math.cos(middle)) ** 2;
}

/**
 * The lines of the smallest railway that joins all places (a minimum spanning tree, found as Prim does): it branches
 * like a real network, and any city that the organiser adds is joined to its nearest neighbour.
 *
 * @returns pairs of indices into `places`, each leading from a place that is already joined to a new one
 */
export function railwayLegs(places: readonly Place[]): [from: number, to: number][] {
  const legs: [number, number][] = [];
  const waiting = new Set(places.keys());
  waiting.delete(0);
  while (waiting.size > 0) {
    const leg = shortestLeg(places, waiting);
    legs.push(leg);
    waiting.delete(leg[1]);
  }
  return legs;
}

function shortestLeg(places: readonly Place[], waiting: ReadonlySet<number>): [number, number] {
  let best: [number, number] = [0, 0];
  let shortest = Number.POSITIVE_INFINITY;
  for (const [from, a] of places.entries()) {
    if (waiting.has(from)) continue;
    for (const to of waiting) {
      const length = distance(a, places[to] as Place);
      if (length < shortest) [shortest, best] = [length, [from, to]];
    }
  }
  return best;
}
