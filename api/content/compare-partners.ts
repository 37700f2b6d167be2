import type { NewPartner } from "../../catalogue/partner.ts";
import type { PartnerChanges } from "../partners/change-partners.ts";
import { contentPartnerId, identityKey } from "./content-partner.ts";

/** What is otherwise in a later list of partners than in an earlier one. Their order is no difference. */
export type PartnersDifference = {
  added: NewPartner[];
  changed: { before: NewPartner; after: NewPartner; changes: PartnerChanges }[];
  removed: NewPartner[];
};

/**
 * Compares two lists of partners. One that has another name or category later is known by its id, where it has that of a
 * partner of the content.
 */
export function comparePartners(
  earlier: readonly NewPartner[],
  later: readonly (NewPartner & { id?: string })[],
): PartnersDifference {
  const left = new Map(earlier.map((partner) => [identityKey(partner), partner]));
  const byId = new Map(earlier.map((partner) => [contentPartnerId(partner), partner]));
  const laterKeys = new Set(later.map(identityKey));
  const difference: PartnersDifference = { added: [], changed: [], removed: [] };
  for (const after of later) {
    const renamed = byId.get(after.id ?? "");
    // Where another partner has its name now, that one is meant by it.
    const mayBeRenamed = renamed && !laterKeys.has(identityKey(renamed)) ? renamed : undefined;
    const before = left.get(identityKey(after)) ?? mayBeRenamed;
    if (!before) {
      difference.added.push(after);
      continue;
    }
    left.delete(identityKey(before));
    const changes = changesOf(before, after);
    if (Object.keys(changes).length > 0) difference.changed.push({ before, after, changes });
  }
  difference.removed.push(...left.values());
  return difference;
}

/** What of a partner is otherwise later. */
export function changesOf(before: NewPartner, after: NewPartner): PartnerChanges {
  const fields = ["name", "category", "logo", "website"] as const;
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}
