import postcss from "postcss";

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
  const declarations = new Map<string, string>();
  postcss.parse(styleSheet).walkDecls(/^--/, ({ prop, value }) => void declarations.set(prop, value));
  const read = (name: string, scheme: Scheme): string => {
    const value = declarations.get(name);
    if (value === undefined) throw new RangeError(`there is no ${name}`);
    return resolve(value, scheme, read);
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
