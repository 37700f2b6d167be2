import { plainName } from "../../catalogue/content-field.ts";
import { isWebAddress } from "../../catalogue/links/web-address.ts";
import { isPictureName } from "../../catalogue/picture-path.ts";
import { nameKey } from "../../catalogue/visible-text.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import { nearestName } from "../../content-check/nearest-name.ts";
import { bare, elementOf, fieldsOf, metaOf, sampleOf } from "../../content-check/yaml/schema-fields.ts";
import { Refusal } from "../../editor/refusal.ts";

export type Schema = Parameters<typeof bare>[0];

/** What the values of cells refer to. */
export type Known = {
  source: Pick<ReadSource, "speakers" | "sponsors" | "phases">;
  /**
   * Finds a picture by the name of its file.
   *
   * @returns its path on the site, such as `/images/partners/a.png`; undefined if there is no such picture
   */
  findPicture: (name: string, folder: string) => string | undefined;
};

/**
 * Reads the text of a cell as the value of a field: `Namuna Devi; Maadhiri Selvan` as a list of ids, `yes` as true,
 * `tijori.example` as a link. A text that fits nothing stays as it is, and the field's schema tells the mistake.
 *
 * @returns undefined if the cell says no
 * @throws Refusal if a name is unknown
 */
export function readValue(schema: Schema, text: string, known: Known): unknown {
  const element = elementOf(bare(schema));
  if (element) return partsOf(text).map((part) => readValue(element, part, known));
  const fields = fieldsOf(schema);
  if (fields) return readGroup(fields, text, known);
  const { refersTo, control } = metaOf(schema) ?? {};
  if (refersTo) return referenced(refersTo, text, known);
  if (control === "picture" || control === "logo") return picturePath(text, control, known);
  return readScalar(schema, text);
}

function readScalar(schema: Schema, text: string): unknown {
  const { values, def } = bare(schema)._zod;
  if (values?.has(true)) return trueOrText(text);
  if (values) return optionOf(text, [...values].map(String));
  if (def.type === "number") return /^\d+$/.test(text) ? Number(text) : text;
  return String(sampleOf(schema)).startsWith("https://") ? webAddress(text) : text;
}

function trueOrText(text: string): true | string | undefined {
  if (/^(?:yes|y|true|1|free|हाँ|हां)$/i.test(text)) return true;
  return /^(?:no|n|false|0|नहीं)$/i.test(text) ? undefined : text;
}

/** The entries of a list. Names may contain commas, so semicolons and line breaks come first. */
function partsOf(text: string): string[] {
  // Not within brackets, which contain the tier of a sponsor.
  const separator = /[;\n]/.test(text) ? /[;\n](?![^(]*\))/ : /(?:,|\/| and | और )(?![^(]*\))/;
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A group of two fields, such as a sponsor and its tier: `Tijori (title-sponsor)` or `Tijori: title sponsor`. */
function readGroup(fields: Record<string, Schema>, text: string, known: Known): Record<string, unknown> {
  const [, first = text, inBrackets, afterColon] = /^(.*?)\s*(?:\((.*)\)|:\s*(.*))$/.exec(text) ?? [];
  const [[one, oneSchema] = [], [other] = []] = Object.entries(fields);
  if (one === undefined || other === undefined || !oneSchema) throw new TypeError("a group of two fields is expected");
  const second = inBrackets ?? afterColon;
  if (!second)
    throw new Refusal(
      `lacks the ${other} of ${first} — write it in brackets, such as ${first} (${sampleOf(fields[other] as Schema)})`,
    );
  return { [one]: readValue(oneSchema, first, known), [other]: knownTier(second) };
}

/** `Title Sponsor` is the tier `title-sponsor`; other texts are shown as written. */
function knownTier(text: string): string {
  const tier = text.toLowerCase().replaceAll(/[\s_]+/g, "-");
  return /^(?:title-sponsor|powered-by|\d+-block-sponsor)$/.test(tier) ? tier : text;
}

/** The id of a speaker or a sponsor, or the number of a phase: by the name, or as it is. */
function referenced(kind: "speakers" | "sponsors" | "phases", text: string, { source }: Known): unknown {
  const entries =
    kind === "phases"
      ? source.phases.flatMap(({ value }) => value ?? []).map(({ number, name }) => ({ id: number, name }))
      : source[kind].map(({ id, value }) => ({ id, name: value?.name ?? id }));
  const found = entries.filter(({ id, name }) => String(id) === text || nameKey(name) === nameKey(text));
  if (found.length === 1) return found[0]?.id;
  if (found.length > 1)
    throw new Refusal(`is the name of several ${kind} — write one of ${found.map(({ id }) => id).join(", ")}`);
  const names = entries.map(({ name }) => name);
  const near = nearestName(text, names) ?? (kind === "phases" ? names.join(" or ") : undefined);
  throw new Refusal(`is ${text}, not one of the ${kind} — ${near ? `write ${near}, or ` : ""}add it to the site first`);
}

function picturePath(text: string, control: "picture" | "logo", { findPicture }: Known): string {
  if (!isPictureName(text) || text.includes("/")) return text;
  const folder = control === "logo" ? "partners" : "postcards";
  const found = findPicture(text, folder);
  if (found) return found;
  throw new Refusal(
    `is ${text}, which lies neither beside the sheet nor in content/images/${folder}/ — put it beside the sheet`,
  );
}

/** The option that a text means: `Media Partner` is `media-partners`, `hindi` is `Hindi`. */
function optionOf(text: string, options: readonly string[]): string {
  const key = plainName(text);
  const found = options.filter((option) => plainName(option).startsWith(key));
  const exact = found.find((option) => plainName(option) === key);
  return exact ?? (key.length > 3 && found.length === 1 ? found[0] : undefined) ?? nearestName(text, options) ?? text;
}

function webAddress(text: string): string {
  const address = `https://${text}`;
  return /^[^/\s:]+\.[^/\s:]/.test(text) && isWebAddress(address) ? address : text;
}
