import { isSeq, LineCounter, parseDocument } from "yaml";
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
    const { line } = lineCounter.linePos(error.pos[0]);
    throw new CodedError("input-invalid", `${file} is not YAML: line ${line}: ${error.message}`, { cause: error });
  }
  const { contents } = document;
  if (!isSeq(contents)) {
    throw new CodedError("input-invalid", `${file} must hold a list of partners, each beginning with "- name: …"`);
  }
  const values: unknown[] = document.toJS();
  return values.map((value, index) => ({
    place: `row ${index + 1} (line ${lineOf(contents.items[index], lineCounter)})`,
    value,
  }));
}

function lineOf(item: unknown, lineCounter: LineCounter): number {
  const range = (item as { range?: [number, number, number] | null } | undefined)?.range;
  return lineCounter.linePos(range?.[0] ?? 0).line;
}
