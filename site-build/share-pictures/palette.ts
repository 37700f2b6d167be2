import { readFileSync } from "node:fs";
import { colourReader } from "../../app/styles/contrast.ts";

/** The one file with the site's colours. */
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
