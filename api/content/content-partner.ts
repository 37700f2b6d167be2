import { createHash } from "node:crypto";
import { nameKey } from "../../catalogue/compare-names.ts";
import type { NewPartner } from "../../catalogue/partner.ts";

/** What tells partners apart: two in one category have different names. */
export function identityKey({ category, name }: Pick<NewPartner, "name" | "category">): string {
  return `${category}/${nameKey(name)}`;
}

/** The id of a partner of the content, made of what tells it apart: the same at each start, in each database and in the files of the build. */
export function contentPartnerId(partner: Pick<NewPartner, "name" | "category">): string {
  return createHash("sha256").update(identityKey(partner)).digest("hex").slice(0, 16);
}

/** A partner without what its database adds. */
export function asWritten({ name, category, logo, website }: NewPartner): NewPartner {
  return { name, category, logo, website };
}

/** The digest of partners, whatever their order: two lists have the same where they say the same. */
export function partnersDigest(partners: readonly NewPartner[]): string {
  const lines = partners.map((partner) => JSON.stringify(asWritten(partner)));
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}
