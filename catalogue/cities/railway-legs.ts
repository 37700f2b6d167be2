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
  const joined = [...places.entries()].slice(0, 1);
  const waiting = new Map([...places.entries()].slice(1));
  while (waiting.size > 0) {
    const possible = joined.flatMap(([from, a]) =>
      Array.from(waiting, ([to, b]) => ({ from, to, length: distance(a, b) })),
    );
    const { from, to } = possible.reduce((shortest, leg) => (leg.length < shortest.length ? leg : shortest));
    legs.push([from, to]);
    joined.push([to, places[to] as Place]);
    waiting.delete(to);
  }
  return legs;
}
