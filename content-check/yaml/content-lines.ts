/** One line of a content file, taken apart. */
export type ContentLine = {
  /** Counted from 1. */
  number: number;
  /** Without the spaces around it. */
  text: string;
  /** How many spaces it begins with. */
  indent: number;
  /** Whether a tab stands before its text. */
  tab: boolean;
  /** Whether it begins with a hyphen, as an entry of a list. */
  entry: boolean;
  /** Where its text begins, behind the hyphen and its space if there is one. */
  column: number;
  /** The field that begins there, and how its name is written: with a colon and a space, with a colon only, or alone. */
  field?: { name: string; written: "well" | "without space" | "without colon" };
  /** The text behind the colon, or in an entry without field behind the hyphen. */
  value: string;
};

const start = /^(?<indent> *)(?<hyphen>- *)?/;

/** The names of a file's fields. One of them counts as a field even without a space or a colon behind it. */
export type KnownNames = { has: (name: string) => boolean };

/** Takes one line apart. */
function contentLine(line: string, number: number, known: KnownNames): ContentLine {
  const [whole = "", indent = "", hyphen] = start.exec(line) ?? [];
  const body = line.slice(whole.length).trim();
  const { name = "", colon = "", gap = "" } = /^(?<name>[A-Za-z]\w*)(?<colon>:?)(?<gap>\s*)/.exec(body)?.groups ?? {};
  const spaced = gap !== "" || body === name + colon;
  const written = !colon ? "without colon" : spaced ? "well" : "without space";
  const isField = known.has(name) ? colon !== "" || spaced : name !== "" && written === "well";
  return {
    number,
    text: line.trim(),
    indent: indent.length,
    tab: /^ *\t/.test(line),
    entry: hyphen !== undefined,
    column: indent.length + (hyphen === undefined ? 0 : Math.max(hyphen.length, 2)),
    value: isField ? body.slice(name.length + colon.length).trim() : body,
    ...(isField ? { field: { name, written } } : {}),
  };
}

/** The lines of a content file that are neither blank nor a remark. */
export function contentLines(text: string, known: KnownNames): ContentLine[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => contentLine(line, index + 1, known))
    .filter(({ text: rest }) => rest !== "" && !rest.startsWith("#"));
}
