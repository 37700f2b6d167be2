/** A colour scheme that `light-dark()` chooses by. */
export type Scheme = "light" | "dark";

/**
 * Reads the custom properties of a style sheet and works out each one's colour in a scheme, following `var()` and
 * `light-dark()`.
 *
 * @returns a function from a property's name, such as `--text`, to its colour as `#rrggbb`
 * @throws RangeError for a name that is not there or is no opaque colour
 */
export function colourReader(styleSheet: string) {
  const declarations = new Map(
    [...styleSheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  const read = (name: string, scheme: Scheme): string => {
    const value = declarations.get(name);
    if (value === undefined) throw new RangeError(`there is no ${name}`);
    return resolve(value.trim(), scheme, read);
  };
  return read;
}

function resolve(value: string, scheme: Scheme, read: (name: string, scheme: Scheme) => string): string {
  const both = /^light-dark\((.+?),\s*(.+)\)$/.exec(value);
  if (both) return resolve((scheme === "light" ? both[1] : both[2]) ?? "", scheme, read);
  const variable = /^var\((--[\w-]+)\)$/.exec(value);
  if (variable) return read(variable[1] ?? "", scheme);
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  throw new RangeError(`${value} is no opaque colour`);
}

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}
