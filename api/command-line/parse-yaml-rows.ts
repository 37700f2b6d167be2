import { type Alias, type Document, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { CodedError } from "../errors.ts";
import type { PartnerRow } from "../partners/check-partner-rows.ts";

/**
 * The rows of a YAML file that holds a list.
 *
 * @throws CodedError `input-invalid`
 */
export function parseYamlRows(file: string, text: string): PartnerRow[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    if (error.message.includes("call stack")) throw new RangeError(error.message, { cause: error });
    const { line } = lineCounter.linePos(error.pos[0]);
    throw new CodedError("input-invalid", `${file} is not YAML: line ${line}: ${error.message}`, { cause: error });
  }
  const { contents } = document;
  if (!isSeq(contents)) {
    throw new CodedError("input-invalid", `${file} must hold a list of partners, each beginning with "- name: …"`);
  }
  const values = toValues(file, document, lineCounter);
  return values.map((value, index) => ({
    place: `row ${index + 1} (line ${lineOf(contents.items[index], lineCounter)})`,
    value,
  }));
}

function toValues(file: string, document: Document, lineCounter: LineCounter): unknown[] {
  try {
    return document.toJS();
  } catch (cause) {
    // An alias that names nothing, or aliases that multiply without end.
    if (!(cause instanceof ReferenceError)) throw cause;
    const alias = unknownAlias(document);
    const fault = alias
      ? `line ${lineOf(alias, lineCounter)}: *${alias.source} stands for nothing: put quotation marks around it if it is text`
      : cause.message;
    throw new CodedError("input-invalid", `${file} is not YAML: ${fault}`, { cause });
  }
}

function unknownAlias(document: Document): Alias | undefined {
  let unknown: Alias | undefined;
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document)) return undefined;
      unknown = alias;
      return visit.BREAK;
    },
  });
  return unknown;
}

function lineOf(item: unknown, lineCounter: LineCounter): number {
  const range = (item as { range?: [number, number, number] | null } | undefined)?.range;
  return lineCounter.linePos(range?.[0] ?? 0).line;
}
