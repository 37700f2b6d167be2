import { type ContentKind, contentFileKinds } from "../../catalogue/content-kinds.ts";
import { isToBeAnnounced } from "../../catalogue/events/venue.ts";
import { elementOf, fieldsOf, isOptional, metaOf, sampleOf } from "../../content-check/yaml/schema-fields.ts";
import { contentFormat } from "../content-format.ts";
import { entriesField, orderField } from "../editor-config.ts";
import { labelOf } from "../form-fields.ts";
import { isBlank } from "../form-values.ts";

type Data = Record<string, unknown>;
type Fields = NonNullable<ReturnType<typeof fieldsOf>>;

/**
 * A form's content for the preview: its file's text, the texts of other unsaved entries by path, and the labels of empty fields.
 */
type DraftContent = { text: string; others: Record<string, string>; empty: string[] };

/**
 * Makes a file's text from an unfinished form, so that the preview shows a page instead of a list of mistakes. An empty required
 * field gets its example, and an unfinished entry of a list is left out.
 *
 * @param isSaved returns whether an entry of a collection exists already
 */
export function draftContent(
  kind: ContentKind,
  data: Data,
  isSaved: (collection: string, slug: string) => boolean,
): DraftContent {
  const { schema } = contentFileKinds[kind];
  const fields = fieldsOf(schema) ?? { [entriesField]: schema };
  const empty = emptyFields(fields, data);
  // The address may be left out while the venue is to be announced.
  if ("venueAddress" in fields && isBlank(data.venueAddress) && !isToBeAnnounced(String(data.venue ?? "")))
    empty.push("venueAddress");
  const filled = empty.map((name) => [name, fields[name] && sampleOf(fields[name])] as const);
  const finished: Data = { ...withoutUnfinished(fields, data), ...Object.fromEntries(filled) };
  // The example of `ends` may be before the event starts.
  if (isBlank(data.ends) && data.starts) finished.ends = `${String(data.starts).slice(0, 10)} 23:59`;
  // Sveltia CMS gives a new entry the last place when it is saved.
  if (orderField in fields && isBlank(data[orderField])) finished[orderField] = 10_000;
  const speakers = Array.isArray(data.speakers) ? data.speakers.filter((slug) => !isSaved("speakers", slug)) : [];
  if (Array.isArray(finished.sponsors))
    finished.sponsors = finished.sponsors.filter(({ sponsor }) => isSaved("sponsors", sponsor));
  return {
    text: contentFormat(kind).toFile(finished),
    others: Object.fromEntries(speakers.map((slug) => [`speakers/${slug}.yaml`, unsavedSpeaker(slug)])),
    empty: empty.map(labelOf),
  };
}

/** Returns the text of a new speaker, who is saved together with the event. Until then, only the name of the file is known. */
function unsavedSpeaker(slug: string): string {
  const name = slug.replace(/(^|-)([a-z])/g, (_match, hyphen, letter) => (hyphen ? " " : "") + letter.toUpperCase());
  return `name: ${JSON.stringify(name)}\ntitle: "…"\nbio: "…"\n`;
}

function withoutUnfinished(fields: Fields, data: Data): Data {
  const finished = Object.entries(fields).flatMap(([name, schema]) => {
    const parts = fieldsOf(elementOf(schema) ?? schema);
    const entries = data[name];
    return parts && Array.isArray(entries)
      ? [[name, entries.filter((entry: Data) => emptyFields(parts, entry).length === 0)] as const]
      : [];
  });
  return { ...data, ...Object.fromEntries(finished) };
}

/** Returns the required fields without a value. Lists may be empty, and the editor writes hidden fields. */
function emptyFields(fields: Fields, data: Data): string[] {
  return Object.entries(fields)
    .filter(([, schema]) => !isOptional(schema) && !elementOf(schema) && metaOf(schema)?.control !== "none")
    .map(([name]) => name)
    .filter((name) => isBlank(data[name]));
}
