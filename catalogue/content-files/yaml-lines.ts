import { Document, isScalar, isSeq, type Node, Scalar, visit } from "yaml";

/**
 * A field as lines of YAML, the first without its indentation.
 *
 * @param column the column in which it begins, counted from 0
 * @param old the node that it replaces, whose quotation marks or brackets it keeps
 */
export function pairLines(name: string, value: unknown, column: number, old?: Node | null): string {
  return valueLines({ [name]: styled(value, old) }, column);
}

/** An entry of a list as lines of YAML with its hyphen; the parameters are those of pairLines. */
export function entryLines(value: unknown, column: number, old?: Node | null): string {
  return valueLines([styled(value, old)], column);
}

/** A value as lines of YAML, the first without its indentation; texts of several lines stand as they are read. */
export function valueLines(value: unknown, column: number): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (_key, scalar) => {
      if (typeof scalar.value !== "string" || !scalar.value.includes("\n")) return;
      scalar.type = Scalar.BLOCK_LITERAL;
      scalar.value = `${scalar.value.trimEnd()}\n`;
    },
  });
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  return written.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
}

function styled(value: unknown, old: Node | null | undefined): unknown {
  if (Array.isArray(value) && isSeq(old) && old.flow && value.every((item) => typeof item !== "object")) {
    const list = new Document(value).contents;
    if (isSeq(list)) list.flow = true;
    return list;
  }
  if (typeof value !== "string" || !isScalar(old)) return value;
  const scalar = new Scalar(old.type === Scalar.BLOCK_LITERAL ? `${value.trimEnd()}\n` : value);
  if (old.type === Scalar.QUOTE_DOUBLE || old.type === Scalar.QUOTE_SINGLE || old.type === Scalar.BLOCK_LITERAL)
    scalar.type = old.type;
  return scalar;
}
