import { type Document, isSeq, parseDocument } from "yaml";
import { nameKey } from "../../catalogue/compare-names.ts";
import type { PartnerEntry } from "../../catalogue/partner.ts";
import { columns } from "./read-sheet.ts";

/** Returns the key of a partner: each name is unique in its category. */
export function identityOf({ category, name }: Record<"category" | "name", string>): string {
  return `${category}/${nameKey(name)}`;
}

/**
 * Adds partners to the text of `content/partners.yaml`, each after the last partner of its category, or changes them.
 * Comments and the order stay.
 *
 * @param text the text of a valid file
 * @returns the new text
 */
export function withPartners(text: string, partners: readonly PartnerEntry[]): string {
  const document: Document = parseDocument(text);
  const list = document.contents;
  if (!isSeq(list)) throw new TypeError("the partners were edited before they were checked");
  // Writes an empty list, [], in block style.
  list.flow = false;
  const entries: PartnerEntry[] = document.toJS();
  for (const partner of partners) {
    const index = entries.findIndex((entry) => identityOf(entry) === identityOf(partner));
    const changed = columns.filter((column) => entries[index] && entries[index][column] !== partner[column]);
    for (const column of changed) document.setIn([index, column], partner[column]);
    if (index >= 0) continue;
    const last = entries.findLastIndex(({ category }) => category === partner.category);
    const at = last < 0 ? entries.length : last + 1;
    const node = document.createNode(partner);
    node.spaceBefore = at > 0;
    list.items.splice(at, 0, node);
    entries.splice(at, 0, partner);
  }
  return document.toString({ lineWidth: 0 });
}
