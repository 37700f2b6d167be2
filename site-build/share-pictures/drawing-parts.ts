import { readFileSync } from "node:fs";
import postcss from "postcss";
import type { CityTheme } from "../../catalogue/cities/city-theme.ts";
import { colourReader } from "./colour-reader.ts";

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

/** The two colours of a city's gradient (clause C-4). */
export function themeColours(theme: CityTheme): string[] {
  const colours: string[] = [];
  postcss.parse(readFileSync(paletteFile, "utf8")).walkRules(`[data-theme="${theme}"]`, (rule) => {
    rule.walkDecls("--theme", ({ value }) => void colours.push(...value.split(", ")));
  });
  return colours;
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
