import { type PartnerCategory, type PartnersByCategory, partnerCategories } from "../../catalogue/partner.ts";

/** The partners for a terminal: per category a heading, and a line each with id, name and website. */
export function listText(partners: PartnersByCategory, only?: PartnerCategory): string {
  const categories = only ? [only] : partnerCategories;
  return categories.map((category) => categoryText(category, partners[category])).join("\n");
}

function categoryText(category: PartnerCategory, partners: PartnersByCategory[PartnerCategory]): string {
  const width = Math.max(0, ...partners.map(({ name }) => name.length));
  const lines = partners.map(({ _id, name, website }) => `  ${_id}  ${name.padEnd(width)}  ${website}\n`);
  return `${category} (${partners.length})\n${lines.join("")}`;
}
