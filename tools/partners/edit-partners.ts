import { type Document, isSeq, parseDocument } from "yaml";
import { nameKey } from "../../catalogue/compare-names.ts";
import type { PartnerEntry } from "../../catalogue/partner.ts";
import { columns } from "./read-sheet.ts";

/** What tells partners apart: no two of a category have the same name. */
export function identityOf({ category, name }: Record<"category" | "name", string>): string {
  return `${category}/${nameKey(name)}`;
}

/**
 * The text of `content/partners.yaml` with partners added, each after the last of its category, or changed. Remarks and
 * the order stay.
 *
 * @param text a file without mistakes
 */
export function withPartners(text: string, partners: readonly PartnerEntry[]): string {
  const document: Document = parseDocument(text);
  const list = document.contents;
  if (!isSeq(list)) throw new TypeError("the partners were edited before they were checked");
  // An empty list, which is written as [], becomes one of lines.
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
