import { metaOf, type SchemaField } from "./schema-fields.ts";

/** Soft hyphens, zero width characters, and marks of the writing direction. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Whether a field is for a link or an e-mail address, by its example, or has one. */
export function isLink(schema: SchemaField["schema"], text: string): boolean {
  const { control, examples = [] } = metaOf(schema) ?? {};
  const [example] = examples as unknown[];
  return control === "logo" || /^https?:/i.test(text) || /^https?:|^\S+@\S+$/.test(String(example));
}

/**
 * The mistake of a link with characters that nobody sees; undefined without one. Chats put them into what people copy, and
 * the link then leads to no page.
 */
export function invisibleMistake(link: string): string | undefined {
  const [found] = link.match(invisible) ?? [];
  if (found === undefined) return undefined;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const clean = link.replace(invisible, "");
  return `has an invisible character (U+${code}), so the link leads nowhere — delete the text and type \`${clean}\``;
}
