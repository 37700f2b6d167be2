import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Document, isMap, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import { z } from "zod/mini";
import type { NewPartner } from "../../catalogue/partner.ts";
import { partnerEntrySchema } from "../../catalogue/partner-schemas.ts";
import { writeFileAtomically } from "../command-line/write-file-atomically.ts";
import { CodedError } from "../errors.ts";
import { unreadable } from "../file-fault.ts";
import type { PartnerChanges } from "../partners/change-partners.ts";
import { asWritten, identityKey } from "./content-partner.ts";

/** `content/partners.yaml` as it was read. */
export type PartnersFile = {
  /** Its path. */
  file: string;
  text: string;
  /** In the order of the file. */
  partners: readonly NewPartner[];
};

/** What is to be edited of a file; the partners that are changed and removed are those of `PartnersFile`. */
export type PartnersEdit = {
  added: readonly NewPartner[];
  changed: readonly { before: NewPartner; changes: PartnerChanges }[];
  removed?: readonly NewPartner[];
};

/**
 * Reads the partners of the content.
 *
 * @param project the project's folder, with `content/`
 * @throws CodedError `input-invalid` where the file cannot be read, or has mistakes, which it must not have before it is edited
 */
export async function readPartnersFile(project: string): Promise<PartnersFile> {
  const file = path.join(project, "content/partners.yaml");
  const text = await readFile(file, "utf8").catch((cause) => {
    throw new CodedError("input-invalid", `${file} ${unreadable(file, cause)}`, { cause });
  });
  const partners = partnersOf(parseDocument(text));
  if (partners) return { file, text, partners };
  throw new CodedError(
    "input-invalid",
    `${file} has mistakes, so nothing was written: "npm run content:check" names them`,
  );
}

const entries = z.array(partnerEntrySchema);

/** The partners of a document, or undefined where it has a mistake or names one twice in a category. */
function partnersOf(document: Document): NewPartner[] | undefined {
  if (document.errors.length > 0) return undefined;
  const result = entries.safeParse(document.toJS() ?? []);
  const keys = new Set(result.data?.map(identityKey));
  return keys.size === result.data?.length ? result.data : undefined;
}

/**
 * Writes a file with edits, in one step: its remarks, its order and the way in which the rest is written stay. A new
 * partner comes behind the last of its category.
 *
 * @throws CodedError `overtaken` where somebody has saved the file since it was read; `input-invalid` where the edits would
 *   leave mistakes in it
 */
export async function writePartnersFile({ file, text, partners }: PartnersFile, edit: PartnersEdit): Promise<void> {
  const edited = editText(text, partners, edit);
  if (!partnersOf(parseDocument(edited)))
    throw new CodedError("input-invalid", `${file} would have mistakes, so nothing was written: edit it by hand`);
  if ((await readFile(file, "utf8")) !== text)
    throw new CodedError("overtaken", `${file} was changed at the same moment, so nothing was written: try again`);
  await writeFileAtomically(file, edited);
}

function editText(text: string, partners: readonly NewPartner[], { added, changed, removed = [] }: PartnersEdit) {
  const document = parseDocument(text);
  const list = listOf(document);
  const nodes = new Map(partners.map((partner, index) => [partner, list.items[index] as YAMLMap]));
  for (const { before, changes } of changed) {
    for (const [field, value] of Object.entries(changes)) nodes.get(before)?.set(field, value);
  }
  const gone = new Set(removed.map((partner) => nodes.get(partner)));
  for (const partner of added) {
    const node = document.createNode(asWritten(partner)) as YAMLMap;
    node.spaceBefore = list.items.length > 0;
    const last = list.items.findLastIndex((item) => isMap(item) && item.get("category") === partner.category);
    list.items.splice(last < 0 ? list.items.length : last + 1, 0, node);
  }
  list.items = list.items.filter((item) => !gone.has(item as YAMLMap));
  const edited = document.toString({ lineWidth: 0 });
  return text.includes("\r\n") ? edited.replaceAll(/\r?\n/g, "\r\n") : edited;
}

/** The list that a document is; an empty document becomes one. */
function listOf(document: Document): YAMLSeq {
  if (!isSeq(document.contents)) document.contents = document.createNode([]);
  const list = document.contents as YAMLSeq;
  // As `[]` is written, where entries on lines of their own are to follow.
  if (list.items.length === 0) list.flow = false;
  return list;
}
