import { type Document, isAlias, isNode, isSeq, type LineCounter, visit } from "yaml";
import { type Fields, type LineMistake, lineMistakes } from "./line-mistakes.ts";

/**
 * The mistakes that keep YAML from reading a file, and names that stand twice: before anyone asks what the file says.
 *
 * @returns the mistakes, and whether the file can be read in spite of them
 */
export function syntaxMistakes(
  document: Document,
  text: string,
  lineCounter: LineCounter,
  fields: Fields,
): { found: LineMistake[]; readable: boolean } {
  const twice = document.errors.filter(({ code }) => code === "DUPLICATE_KEY");
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const found = twice.map(({ pos: [start] }) => ({
    line: lineAt(start),
    field: /^[^:\n]*/.exec(text.slice(start))?.[0].trim() ?? "",
    message: `stands twice — remove one${isSeq(document.contents) ? ", or begin the next entry with `- `" : ""}`,
  }));
  const [broken] = document.errors.filter((error) => !twice.includes(error));
  if (!broken && !hasYamlMarks(document)) return { found, readable: true };
  const explained = lineMistakes(text, fields);
  return {
    found: [...found, ...(explained.length > 0 ? explained : [unexplained(lineAt(broken?.pos[0] ?? 0))])],
    readable: false,
  };
}

/** YAML's marks `&`, `*` and `!` are of no use in content: a text that begins with one has lost its first word. */
function hasYamlMarks(document: Document): boolean {
  let found = false;
  visit(document, (_key, node) => {
    if (isAlias(node) || (isNode(node) && (node.tag !== undefined || ("anchor" in node && node.anchor)))) found = true;
  });
  return found;
}

/** One message only: what YAML says after its first error mostly comes of that error. */
function unexplained(line: number): LineMistake {
  const message =
    "cannot be read — look at this line and the one above: a space after the colon, quotation marks around a text with a colon or a #, spaces at the beginning as in the lines around";
  return { line, field: "", message };
}
