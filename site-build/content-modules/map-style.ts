type Placed = { x: number; y: number };

/** Where the page's line comes into the map, at the northernmost stop, and where it leaves, at the southernmost. */
export function mapEnds<Position extends Placed>(positions: readonly Position[]) {
  const fromNorth = [...positions].sort((a, b) => a.y - b.y);
  const entry: Placed = fromNorth[0] ?? { x: 0, y: 0 };
  return { entry, exit: fromNorth.at(-1) ?? entry };
}

const fraction = (part: number, whole: number) => (part / whole).toFixed(4);

/**
 * The style that puts each stop of the map where it lies, by its place in the list, and tells the page where the line
 * comes in (the northernmost stop) and leaves (the southernmost), as fractions of the map.
 */
export function mapStyle(positions: readonly Placed[], size: { width: number; height: number }): string {
  const { entry, exit } = mapEnds(positions);
  const ends = [
    `--entry-x:${fraction(entry.x, size.width)}`,
    `--entry-y:${fraction(entry.y, size.height)}`,
    `--exit-x:${fraction(exit.x, size.width)}`,
    `--exit-y:${fraction(exit.y, size.height)}`,
  ];
  const stops = positions.map(({ x, y }, index) => {
    const place = `left:${(100 * x) / size.width}%;top:${(100 * y) / size.height}%`;
    return `.tour-map-stops li:nth-child(${index + 1}){${place}}`;
  });
  return `@layer components{.tour{${ends.join(";")}}${stops.join("")}}`;
}
