import { type Document, isMap, isScalar, isSeq } from "yaml";
import type { z } from "zod";
import { isText, schemaAt } from "./schema-fields.ts";

/** A text field that stands in the file without quotation marks and without `|`. */
export type PlainText = {
  path: PropertyKey[];
  value: string;
  /** Whether it goes on in the next line. */
  folded: boolean;
  /** What stands behind it from ` #` on; empty where nothing does. */
  remark: string;
};

/** Every plain text where the schema expects a text. YAML joins its lines and ends it at ` #`, both without a word. */
export function plainTexts(document: Document, text: string, schema: z.ZodType): PlainText[] {
  return below(document.contents, [], text).filter(({ path }) => {
    const field = schemaAt(schema, path);
    return field !== undefined && isText(field);
  });
}

function below(node: unknown, path: PropertyKey[], text: string): PlainText[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => below(value, [...path, keyText(key)], text));
  if (isSeq(node)) return node.items.flatMap((item, index) => below(item, [...path, index], text));
  if (!isScalar(node) || node.type !== "PLAIN" || typeof node.value !== "string") return [];
  const [start, end] = node.range ?? [0, 0];
  const folded = text.slice(start, end).includes("\n");
  const remark = /^[ \t]+(#.*)/.exec(text.slice(end))?.[1] ?? "";
  return [{ path, value: node.value, folded, remark }];
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}
