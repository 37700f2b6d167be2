import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Document, parseDocument } from "yaml";
import { z } from "zod/mini";
import { withValues } from "../../catalogue/content-files/kept-yaml.ts";
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
 * Writes a file with edits, in one step: every line stays that no edit is about, with its remarks. A new partner comes
 * behind the last of its category.
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
  const entries: NewPartner[] = partners.map((partner) => {
    const edit = changed.find(({ before }) => before === partner);
    return { ...partner, ...edit?.changes };
  });
  const gone = new Set(partners.flatMap((partner, index) => (removed.includes(partner) ? entries[index] : [])));
  for (const partner of added) {
    const last = entries.findLastIndex(({ category }) => category === partner.category);
    entries.splice(last < 0 ? entries.length : last + 1, 0, asWritten(partner));
  }
  const left = entries.filter((entry) => !gone.has(entry));
  return partners.length > 0 ? withValues(text, left) : text.replace(/^\[\s*\]\s*$/m, "") + withValues("", left);
}
