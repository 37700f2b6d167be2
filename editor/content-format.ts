import { parse } from "yaml";
import { indianTimeAt } from "../catalogue/events/event-time.ts";
import { isSame, withValues } from "../content-check/yaml/edit-yaml.ts";
import { entriesField, fieldsOfKind, textField } from "./editor-config.ts";
import { formGroup, storedGroup, storedList } from "./form-values.ts";

type Data = Record<string, unknown>;

/** How a kind of content file becomes the form's values, and the form's values the file again. */
export type ContentFormat = { fromFile: (text: string) => Data; toFile: (data: Data) => string };

/**
 * The format of a kind of content file. A file keeps every line whose value stays; where something else of it changes,
 * `changed` becomes the present time.
 *
 * @param now tells the present time
 */
export function contentFormat(kind: Parameters<typeof fieldsOfKind>[0], now: () => Date): ContentFormat {
  const fields = fieldsOfKind(kind);
  const [list] = fields[0]?.name === entriesField ? fields : [];
  const hasChanged = fields.some(({ name }) => name === "changed");
  const fileValue = (data: Data, before: unknown) =>
    list ? storedList(list, entriesOf(data), before) : storedGroup(fields, data, before);
  return {
    fromFile: (text) => {
      const value = parse(text) ?? {};
      return { ...formGroup(fields, list ? { [entriesField]: value } : value), [textField]: text };
    },
    toFile: (data) => {
      const text = String(data[textField] ?? "");
      const before: unknown = parse(text) ?? {};
      const value = fileValue(data, before);
      if (text && isSame(value, before)) return text;
      return withValues(text, hasChanged ? { ...value, changed: indianTimeAt(now()) } : value);
    },
  };
}

function entriesOf({ [entriesField]: entries }: Data): unknown[] {
  return Array.isArray(entries) ? entries : [];
}
