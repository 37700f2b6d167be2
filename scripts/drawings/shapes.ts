/** Small words for writing SVG. Every colour is a role of app/styles/tokens.css, read by the page that shows the drawing. */

type Place = { x?: number; y?: number; scale?: number | readonly [number, number]; rotate?: number; opacity?: number };

/** A colour of the palette, such as `colour("ink")`. */
export const colour = (name: string) => `var(--${name})`;

/** A colour with part of another mixed in; `part` from 0 to 1. */
export function mix(name: string, other: string, part: number): string {
  return `color-mix(in srgb, var(--${name}), var(--${other}) ${Math.round(part * 1000) / 10}%)`;
}

/** Numbers with two decimals are enough for a picture. */
export const n = (value: number) => String(Math.round(value * 100) / 100);

/** Parts moved, turned and scaled together. */
export function at({ x = 0, y = 0, scale = 1, rotate = 0, opacity = 1 }: Place, ...parts: string[]): string {
  const [wide, high] = typeof scale === "number" ? [scale, scale] : scale;
  const moves = [`translate(${n(x)} ${n(y)})`];
  if (rotate !== 0) moves.push(`rotate(${n(rotate)})`);
  if (wide !== 1 || high !== 1) moves.push(`scale(${Math.round(wide * 1e4) / 1e4} ${Math.round(high * 1e4) / 1e4})`);
  const clear = opacity < 1 ? ` opacity="${n(Math.max(0, opacity))}"` : "";
  return `<g transform="${moves.join(" ")}"${clear}>${parts.join("")}</g>`;
}

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, ink: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, width))}" height="${n(Math.max(0, height))}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

/** As many parts as asked for, each drawn with its number from 0. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join("");
}

/** A whole drawing. */
export function drawing(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`;
}
