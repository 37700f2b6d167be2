/** Small words for writing SVG. Lengths are in the poster's pixels, or in the units of the group around them. */

/** A number as SVG writes it: two decimals are enough for a picture. */
export const n = (value: number) => String(Math.round(value * 100) / 100);

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

/** Parts moved, turned and scaled together. */
export function at({ x = 0, y = 0, scale = 1, turn = 0 }: Place, ...parts: string[]): string {
  const turned = turn === 0 ? "" : ` rotate(${n(turn)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${scale})">${parts.join("")}</g>`;
}

type Place = {
  x?: number;
  y?: number;
  scale?: number;
  /** In degrees, clockwise. */
  turn?: number;
};

/** As many parts as asked for, each drawn with its number from 0. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}
