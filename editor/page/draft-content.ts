import { type ContentKind, contentFileKinds } from "../../catalogue/content-kinds.ts";
import { isPlaceOpen } from "../../catalogue/events/venue.ts";
import { elementOf, fieldsOf, sampleOf } from "../../content-check/yaml/schema-fields.ts";
import { contentFormat } from "../content-format.ts";
import { fieldsOfKind, orderField } from "../editor-config.ts";
import type { FormField } from "../form-fields.ts";

type Data = Record<string, unknown>;

/** What a form contains, for the preview: the text of its file, texts for entries that are not saved yet, and the labels of empty fields. */
type DraftContent = { text: string; others: Record<string, string>; empty: string[] };

/**
 * Makes a file's text from an unfinished form. A required field that is empty has its example for now, and an unfinished
 * entry of a list is left out, so that the preview shows the rest instead of a list of mistakes.
 *
 * @param isSaved tells whether an entry of a collection exists already
 */
export function draftContent(
  kind: ContentKind,
  data: Data,
  isSaved: (collection: string, slug: string) => boolean,
): DraftContent {
  const { schema } = contentFileKinds[kind];
  const fields = fieldsOfKind(kind);
  const examples = elementOf(schema) ? {} : fieldsOf(schema);
  // The address may be left out while the venue is to be announced.
  const isNeeded = ({ name, required }: FormField) =>
    required || (name === "venueAddress" && !isPlaceOpen(String(data.venue ?? "")));
  const empty = fields.filter((field) => isNeeded(field) && isEmpty(data[field.name]) && !isList(field));
  const filled = empty.map(({ name }) => [name, examples?.[name] && sampleOf(examples[name])] as const);
  const finished: Data = { ...withoutUnfinished(fields, data), ...Object.fromEntries(filled) };
  // The example's day may be before the beginning.
  if (isEmpty(data.ends) && data.starts) finished.ends = `${String(data.starts).slice(0, 10)} 23:59`;
  // Sveltia CMS gives a new entry the last place when it is saved.
  if (fields.some(({ name }) => name === orderField) && isEmpty(data[orderField])) finished[orderField] = 10_000;
  const speakers = Array.isArray(data.speakers) ? data.speakers.filter((slug) => !isSaved("speakers", slug)) : [];
  if (Array.isArray(finished.sponsors))
    finished.sponsors = finished.sponsors.filter(({ sponsor }) => isSaved("sponsors", sponsor));
  return {
    text: contentFormat(kind, () => new Date()).toFile(finished),
    others: Object.fromEntries(speakers.map((slug) => [`speakers/${slug}.yaml`, unsavedSpeaker(slug)])),
    empty: empty.map(({ name, label }) => label ?? name),
  };
}

/** A speaker whose form is saved together with the event: until then only the file's name is known. */
function unsavedSpeaker(slug: string): string {
  const name = slug.replace(/(^|-)([a-z])/g, (_match, hyphen, letter) => (hyphen ? " " : "") + letter.toUpperCase());
  return `name: ${JSON.stringify(name)}\ntitle: "…"\nbio: "…"\n`;
}

function withoutUnfinished(fields: readonly FormField[], data: Data): Data {
  const lists = fields.filter((field) => field.widget === "list" && field.fields && Array.isArray(data[field.name]));
  const finished = lists.map(({ name, fields: parts = [] }) => {
    const entries = (data[name] as Data[]).filter((entry) =>
      parts.every((part) => !part.required || isList(part) || !isEmpty(entry[part.name])),
    );
    return [name, entries] as const;
  });
  return { ...data, ...Object.fromEntries(finished) };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isList(field: FormField): boolean {
  return field.widget === "list" || ("multiple" in field && field.multiple === true);
}
