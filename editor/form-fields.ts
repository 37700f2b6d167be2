import type { Field } from "@sveltia/cms";
import { z } from "zod";
import {
  bare,
  elementOf,
  fieldsOf,
  isLongText,
  isOptional,
  metaOf,
  sampleOf,
} from "../content-check/yaml/schema-fields.ts";

type Schema = z.core.$ZodType;

/** A field of the editor's form. */
export type FormField = Field & { name: string };

/** The form's fields for a group of fields, from its schema alone: a field that the schema gains is in the form. */
export function formFields(schema: Schema): FormField[] {
  return Object.entries(fieldsOf(schema) ?? {}).map(([name, field]) => formField(name, field));
}

/** The form's field for a schema: its name in words, its hint, its control and its limits. */
function formField(name: string, schema: Schema): FormField {
  const { description, control, label = labelOf(name) } = metaOf(schema) ?? {};
  if (control === "none") return { name, widget: "hidden" };
  // What is to be written in the file does not matter in a form, and the control for a time depends on the browser's language.
  const text = description
    ?.replace(/;[^;]*`.*$/, "")
    .replace(/:.*/, (rest) => (control === "time" ? ", in Indian time" : rest));
  // Of a reference or a logo, the hint tells how a file names it.
  const hint = text && !text.includes("content/") && { hint: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` };
  return {
    name,
    label,
    ...hint,
    required: !mayBeEmpty(schema),
    ...controlOf(schema),
    ...(elementOf(bare(schema)) && { label_singular: singularOf(label) }),
  } as FormField;
}

/** `venueAddress` as people say it: Venue address. */
export function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A label for one entry of a list: City for Cities. */
export function singularOf(label: string): string {
  return label.replace(/ies$/, "y").replace(/(?<=ress|alias)es$|s$/, "");
}

function mayBeEmpty(schema: Schema): boolean {
  const { type, minItems = 0 } = limitsOf(schema);
  return isOptional(schema) || type === "boolean" || (type === "array" && minItems === 0);
}

/** What a value may be, in the words of JSON Schema. */
function limitsOf(schema: Schema): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
}

function controlOf(schema: Schema): object {
  const inside = bare(schema);
  const { def, values } = inside._zod;
  const { refersTo } = metaOf(schema) ?? {};
  if (refersTo) return referenceTo(refersTo);
  const element = elementOf(inside);
  if (element) return listOf(element, inside);
  if (def.type === "object")
    return { widget: "object", collapsed: isOptional(schema) && "auto", fields: formFields(inside) };
  if (def.type === "boolean") return { widget: "boolean", default: sampleOf(schema) === true };
  if (def.type === "number") return numberOf(inside);
  if (values) return choiceOf([...values]);
  return textOf(schema);
}

function choiceOf(values: readonly unknown[]): object {
  if (values.length === 1 && values[0] === true) return { widget: "boolean" };
  return { widget: "select", options: values.map((value) => ({ label: String(value), value })) };
}

function numberOf(schema: Schema): object {
  const { type, minimum, maximum } = limitsOf(schema);
  const isWhole = type === "integer";
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    step: isWhole ? 1 : 0.0001,
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function listOf(element: Schema, list: Schema): object {
  const { minItems, maxItems } = limitsOf(list);
  const limits = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  const fields = formFields(element);
  const [first] = fields;
  if (first) return { widget: "list", collapsed: "auto", summary: `{{${first.name}}}`, fields, ...limits };
  const control = controlOf(element);
  if ("options" in control || "collection" in control) return { ...control, multiple: true, ...limits };
  return { widget: "list", field: formField("entry", element), ...limits };
}

/** The longest text for which a form has an input of one line, in characters. */
const longestLine = 200;

function textOf(schema: Schema): object {
  const { control, choices } = metaOf(schema) ?? {};
  const example = String(sampleOf(schema) ?? "");
  const { maxLength } = limitsOf(schema);
  const limits = maxLength ? { maxlength: maxLength } : {};
  if (choices) return { ...choiceOf(choices), default: choices[0], dropdown_threshold: 0 };
  if (control === "picture") return pictureOf(example, false);
  if (control === "logo") return pictureOf(example, true);
  if (control === "time")
    return { widget: "datetime", format: "YYYY-MM-DD HH:mm", date_format: "YYYY-MM-DD", time_format: "HH:mm" };
  if (control === "link") return { widget: "string", type: "url", ...limits };
  const isLong = isLongText(schema) || (maxLength ?? 0) > longestLine;
  return { widget: isLong ? "text" : "string", ...limits };
}

/** One of the entries of a folder, shown by its name; a phase is referred to by its number. */
function referenceTo(refersTo: string): object {
  const value_field = refersTo === "phases" ? "number" : "{{slug}}";
  return { widget: "relation", collection: refersTo, value_field, display_fields: ["name"], search_fields: ["name"] };
}

/** A picture goes into the folder of its schema's example. */
function pictureOf(example: string, takesUrl: boolean): object {
  const folder = example.slice("/images/".length, example.lastIndexOf("/"));
  return {
    widget: "image",
    accept: ".svg,.png,.jpg,.jpeg,.webp,.avif,.heic",
    // A partner's logo may be on another website.
    choose_url: takesUrl,
    media_folder: `/content/images/${folder}`,
    public_folder: `/images/${folder}`,
  };
}
