import { parse } from "yaml";
import { type ContentKind, contentFileKinds } from "../catalogue/content-kinds.ts";
import { indianTimeAt } from "../catalogue/events/event-time.ts";
import { isSame, withValues } from "../content-check/yaml/edit-yaml.ts";
import { elementOf, fieldsOf } from "../content-check/yaml/schema-fields.ts";
import { entriesField, textField } from "./editor-config.ts";
import { formValue, isBlank, storedValue } from "./form-values.ts";

type Data = Record<string, unknown>;

/** Converts a content file to the values of its form, and back. */
export type ContentFormat = { fromFile: (text: string) => Data; toFile: (data: Data) => string };

/**
 * Returns the format of a kind of content file. `toFile` keeps each line whose value is unchanged. If a value has changed, the
 * field `changed` gets the current time.
 */
export function contentFormat(kind: ContentKind): ContentFormat {
  const { schema } = contentFileKinds[kind];
  const isList = elementOf(schema) !== undefined;
  const hasChanged = "changed" in (fieldsOf(schema) ?? {});
  return {
    fromFile: (text) => {
      const value = formValue(schema, parse(text) ?? {});
      return { ...(isList ? { [entriesField]: value } : (value as Data)), [textField]: text };
    },
    toFile: ({ [textField]: kept, ...data }) => {
      const text = String(kept ?? "");
      const before: Data = parse(text) ?? {};
      const value = isList
        ? storedValue(schema, data[entriesField])
        : { ...(storedValue(schema, data) as Data), ...blanksIn(before, data) };
      if (text && isSame(value, before)) return text;
      return withValues(text, hasChanged ? { ...(value as Data), changed: indianTimeAt(new Date()) } : value);
    },
  };
}

/** Returns the fields that are empty in the file and in the form. They stay in the file. */
function blanksIn(before: Data, data: Data): Data {
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => isBlank(value) && isBlank(data[name])));
}
