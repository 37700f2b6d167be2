import { z } from "zod/mini";
import { imageMessage, isImageAddress, newImageAddress, webAddress } from "./links/web-address.ts";
import { hasControls, isOneLine, isUnseen } from "./visible-text.ts";

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

const name = z
  .string()
  .check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(120, "must be 120 characters at most"));

const isSeen = z.refine<string>((text) => !isUnseen(text), {
  error: "must have letters that can be seen",
  abort: true,
});
const isPlain = z.refine<string>((text) => !hasControls(text), {
  error: "must have no line breaks or control characters",
});

/** A name that somebody writes now. Those that a database already has are shown as they are. */
const newName = name.check(isSeen, isPlain);

/** One partner as the API answers it (clause N-4). */
export const partnerSchema = z.object({
  _id: z.string().check(z.minLength(1)),
  name,
  /** Empty where the logo may not be fetched: its place is the name's initials. */
  logo: z.string().check(z.refine((text) => text === "" || isImageAddress(text), { error: imageMessage })),
  website: webAddress,
});

/** A partner organisation. */
export type Partner = z.infer<typeof partnerSchema>;

/** What is known of a partner before the database has given it an id; the shape of a row in an import. */
export const newPartnerSchema = z.strictObject({
  name: newName,
  category: z.enum(partnerCategories, { error: `must be one of ${partnerCategories.join(", ")}` }),
  logo: newImageAddress,
  website: webAddress,
});

/** An entry of `content/partners.yaml`, where a line break in a name is a slip. */
export const partnerEntrySchema = z.extend(newPartnerSchema, {
  name: name.check(z.refine(isOneLine, { error: "must be one line", abort: true }), isSeen, isPlain),
});

export type NewPartner = z.infer<typeof newPartnerSchema>;

const partnerList = z.array(partnerSchema);

/** The answer of `GET /partners`: every category, always all four keys (clause A-1). */
export const partnersByCategorySchema = z.object({
  supporters: partnerList,
  hosts: partnerList,
  "media-partners": partnerList,
  "community-partners": partnerList,
});

export type PartnersByCategory = z.infer<typeof partnersByCategorySchema>;

/** The answer of `GET /partners/category/{category}` (clause A-2). */
export const partnerListSchema = partnerList;
