import { readFileSync } from "node:fs";
import { colourReader } from "../../app/styles/colour-reader.ts";

/*
 * The parts that posters are drawn with, as SVG. Lengths are in the poster's pixels, or in the units of the group around them.
 */

/** The palette of the style sheets. The renderer of SVG knows no custom properties, so colours are written out. */
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

/** A text as it is written between or within the tags of SVG and HTML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Puts an SVG file into a drawing without showing it. Its parts are then shown with `use`.
 *
 * @param file the text of the file: what is before its root element is left out
 */
export function define(file: string): string {
  return `<defs>${file.slice(file.indexOf("<svg"))}</defs>`;
}

/** Shows the part of a defined drawing that has the id. */
export function use(id: string, transform = ""): string {
  return `<use href="#${id}" transform="${transform}"/>`;
}

/** The bitcoin sign of the brand's mark, upright, around 0,0. It is 116 units high. */
const sign =
  "M-36-42h9v-16h15v16h8v-16h15v16c23 1 37 11 37 29 0 12-7 20-17 24 13 4 21 13 21 26 0 20-15 31-39 32v16h-15v-16h-8v16h-15v-16h-13v-16h9v-79h-9zM-8-26v29h15c11 0 17-5 17-15 0-9-6-14-17-14zM-8 18v33h19c11 0 18-6 18-17 0-10-7-16-18-16z";

function bitcoinSign(scale: number, fill: string): string {
  return `<path d="${sign}" fill="${fill}" fill-rule="evenodd" transform="rotate(13) scale(${scale})"/>`;
}

/** The coin that is the sun: a flat disc with a beaded rim. */
export function coin(x: number, y: number, radius: number, disc: string, ink: string): string {
  const rim = radius * 0.9;
  const bead = (2 * Math.PI * rim) / 90;
  return `<g transform="translate(${x} ${y})">
    <circle r="${radius}" fill="${disc}"/>
    <circle r="${rim}" fill="none" stroke="${ink}" stroke-width="${radius * 0.05}" stroke-dasharray="${bead * 0.4} ${bead * 0.6}"/>
    ${bitcoinSign(radius / 116, ink)}</g>`;
}

/** The brand's mark: the wheel whose hub is a coin. */
export function wheel(x: number, y: number, radius: number): string {
  const [ink, hub] = [colour("ink"), colour("bitcoin")];
  const spoke = (index: number) => `<path d="M-42-2.5H42V2.5H-42Z" fill="${ink}" transform="rotate(${index * 30})"/>`;
  return `<g transform="translate(${x} ${y}) scale(${radius / 48})">
    <circle r="42" fill="none" stroke="${ink}" stroke-width="12"/>${[0, 1, 2, 3, 4, 5].map(spoke).join("")}
    <circle r="26" fill="${hub}"/>${bitcoinSign(0.3, ink)}</g>`;
}

/** Twenty rays around a point, as wedges that reach beyond every edge of a poster. */
export function rays(x: number, y: number, fill: string): string {
  const corner = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${1300 * Math.cos(radians)} ${1300 * Math.sin(radians)}`;
  };
  const wedge = (index: number) => `M0 0L${corner(index * 18 - 0.5)} ${corner(index * 18 + 8.5)}Z`;
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${Array.from({ length: 20 }, (_, index) => wedge(index)).join("")}"/>`;
}
