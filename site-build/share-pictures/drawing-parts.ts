import { readFileSync } from "node:fs";
import { colourReader } from "../../app/styles/contrast.ts";

/*
 * What the posters' SVG is written with. Lengths are in the poster's pixels, or in the units of the group around them.
 */

/** The palette of style sheets and posters; a drawing of the site has its colours written out. */
const paletteFile = "app/styles/tokens.css";

let read: ReturnType<typeof colourReader> | undefined;

/**
 * A colour of the site in its light scheme, such as `colour("enamel")`, as `#rrggbb`.
 *
 * @throws RangeError for a name that the style sheet does not have
 */
export function colour(name: string): string {
  read ??= colourReader(readFileSync(paletteFile, "utf8"));
  return read(`--${name}`, "light");
}

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

/**
 * A drawing of the site without its frame and its style, to stand within another one. The custom properties that it
 * sets for the light scheme are written out, because the renderer of posters knows none.
 */
export function inlineDrawing(svg: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? "";
  const light = style.split("@media")[0] ?? "";
  const values = new Map([...light.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value]));
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole);
}

/** The bitcoin sign of the brand's mark, upright, around 0,0. */
const sign =
  "M-36-42h9v-16h15v16h8v-16h15v16c23 1 37 11 37 29 0 12-7 20-17 24 13 4 21 13 21 26 0 20-15 31-39 32v16h-15v-16h-8v16h-15v-16h-13v-16h9v-79h-9zM-8-26v29h15c11 0 17-5 17-15 0-9-6-14-17-14zM-8 18v33h19c11 0 18-6 18-17 0-10-7-16-18-16z";

/** How high the sign is, in its own units. */
export const signHeight = 116;

/** The bitcoin sign around 0,0, in its own units times the scale. */
export function bitcoinSign(scale: number, fill: string, turn = 0): string {
  return at({ scale, turn }, path(sign, fill, 'fill-rule="evenodd"'));
}

/** The coin that is the sun: a flat disc with a beaded rim, around 0,0. */
export function coin(radius: number, disc: string, ink: string): string {
  const rim = radius * 0.9;
  const bead = (2 * Math.PI * rim) / 90;
  const dashes = `stroke="${ink}" stroke-width="${n(radius * 0.05)}" stroke-dasharray="${n(bead * 0.4)} ${n(bead * 0.6)}"`;
  return circle(0, 0, radius, disc) + circle(0, 0, rim, "none", dashes) + bitcoinSign(radius / signHeight, ink, 13);
}

/** The brand's mark, the wheel whose hub is a coin, around 0,0. */
export function wheel(radius: number, ink: string, hub: string): string {
  const spokes = repeat(6, (index) => at({ turn: index * 30 }, path("M-42-2.5H42V2.5H-42Z", ink)));
  return at(
    { scale: radius / 48 },
    circle(0, 0, 42, "none", `stroke="${ink}" stroke-width="12"`),
    spokes,
    circle(0, 0, 26, hub),
    bitcoinSign(0.3, ink, 13),
  );
}

/** Rays around 0,0, as wedges that reach `length` far, the first of them turned by `turn` degrees. */
export function rays(count: number, length: number, fill: string, turn = 0): string {
  const half = Math.PI / count / 2;
  const corner = (angle: number) => `${n(length * Math.cos(angle))} ${n(length * Math.sin(angle))}`;
  const wedge = (index: number) => {
    const towards = (2 * Math.PI * index) / count + (turn * Math.PI) / 180;
    return `M0 0L${corner(towards - half)} ${corner(towards + half)}Z`;
  };
  return path(repeat(count, wedge), fill);
}
