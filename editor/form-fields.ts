import type { Field } from "@sveltia/cms";
import { z } from "zod";
import {
  allowedValues,
  bare,
  elementOf,
  fieldsOf,
  isLongText,
  isOptional,
  metaOf,
  type Schema,
  sampleOf,
} from "../content-check/yaml/schema-fields.ts";

/** A field of the editor's form. */
export type FormField = Field & { name: string };

/** Returns the form's fields for the schema of an object. A new field in the schema appears in the form. */
export function formFields(schema: Schema): FormField[] {
  return Object.entries(fieldsOf(schema) ?? {}).map(([name, field]) => formField(name, field));
}

/** Returns the form's field for a schema, with its label, hint, control and limits. */
function formField(name: string, schema: Schema): FormField {
  const { description, control, choices, label = labelOf(name) } = metaOf(schema) ?? {};
  if (control === "none") return { name, widget: "hidden" };
  // Removes how a value is written in a file: the form has a control for a time, and a list of the choices.
  const text = description
    ?.replace(/;[^;]*`.*$/, "")
    .replace(/:.*/, (rest) => (control === "time" ? ", in Indian time" : choices ? "" : rest));
  // For a reference or a logo, the description explains how a file names it, which is no hint for the form.
  const hint = text && !text.includes("content/") && { hint: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` };
  return {
    name,
    label,
    ...hint,
    required: !mayBeEmpty(schema),
    ...controlOf(schema),
    ...(elementOf(schema) && { label_singular: singularOf(label) }),
  } as FormField;
}

/** Returns the label of a field: `Venue address` for `venueAddress`. */
export function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the label of one entry of a list: `City` for `Cities`. */
export function singularOf(label: string): string {
  return label.replace(/ies$/, "y").replace(/(?<=ress|alias)es$|s$/, "");
}

function mayBeEmpty(schema: Schema): boolean {
  const { type, minItems = 0 } = limitsOf(schema);
  return isOptional(schema) || type === "boolean" || (type === "array" && minItems === 0);
}

/** Returns the limits of a value as JSON Schema. */
function limitsOf(schema: Schema): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
}

function controlOf(schema: Schema): object {
  const { def } = bare(schema)._zod;
  const values = allowedValues(schema);
  const { refersTo } = metaOf(schema) ?? {};
  if (refersTo) return referenceTo(refersTo);
  const element = elementOf(schema);
  if (element) return listOf(element, schema);
  if (def.type === "object")
    return { widget: "object", collapsed: isOptional(schema) && "auto", fields: formFields(schema) };
  if (def.type === "boolean") return { widget: "boolean", default: sampleOf(schema) === true };
  if (def.type === "number") return numberOf(schema);
  if (values) return choiceOf(values);
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

/** The maximum length of a text in an input of one line, in characters. */
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

/** Returns a control for a reference to an entry of another collection. The form shows the entry's name. */
function referenceTo(refersTo: string): object {
  // Events refer to a phase by its number.
  const value_field = refersTo === "phases" ? "number" : "{{slug}}";
  return { widget: "relation", collection: refersTo, value_field, display_fields: ["name"], search_fields: ["name"] };
}

/** Returns a control for a picture. A new picture is saved in the folder of the schema's example. */
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
