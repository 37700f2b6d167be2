import type { z } from "zod/mini";
import { isImageAddress, isWebAddress } from "./links/web-address.ts";
import type { newPartnerSchema, partnerSchema } from "./partner-schemas.ts";

/** The partner categories, in the order in which the Partners page shows them (clause PA-6). */
export const partnerCategories = ["supporters", "hosts", "media-partners", "community-partners"] as const;

export type PartnerCategory = (typeof partnerCategories)[number];

/** The headings over each category's grid, word for word from clause PA-6. */
export const partnerCategoryHeadings: Record<PartnerCategory, string> = {
  supporters: "Supporters",
  hosts: "Hosts",
  "media-partners": "Media Partners",
  "community-partners": "Community Partners",
};

/** Whether a text names a category. Prototype names such as `constructor` do not. */
export function isPartnerCategory(text: string): text is PartnerCategory {
  return (partnerCategories as readonly string[]).includes(text);
}

/** A partner organisation. */
export type Partner = z.infer<typeof partnerSchema>;

/** What is known of a partner before the database has given it an id. */
export type NewPartner = z.infer<typeof newPartnerSchema>;

/** The answer of `GET /partners`: every category, always all four keys (clause A-1). */
export type PartnersByCategory = Record<PartnerCategory, Partner[]>;

/** How long a name may be, in UTF-16 code units. */
export const longestName = 120;

/** The rules of `partnerSchema` for visitors' browsers, which are spared the schema library: 5 KB of the page's script. */
export function isPartner(entry: unknown): entry is Partner {
  const { _id, name, logo, website }: Partial<Record<string, unknown>> = Object(entry);
  if (typeof _id !== "string" || typeof name !== "string" || typeof logo !== "string" || typeof website !== "string")
    return false;
  const { length } = name.trim();
  return (
    _id !== "" && length > 0 && length <= longestName && (logo === "" || isImageAddress(logo)) && isWebAddress(website)
  );
}
