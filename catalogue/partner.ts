import { isImageAddress, isSitePath, isWebAddress } from "./links/web-address.ts";

/** The partner categories, in the order in which the Partners page shows them (clause PA-6). */
export const partnerCategories = ["supporters", "hosts", "media-partners", "community-partners"] as const;

export type PartnerCategory = (typeof partnerCategories)[number];

/** Where the partners come from: the content alone, or the database, which the command line changes. */
export const partnersSources = ["content", "database"] as const;

export type PartnersSource = (typeof partnersSources)[number];

/** Whether a text names a category. Prototype names such as `constructor` do not. */
export function isPartnerCategory(text: string): text is PartnerCategory {
  return (partnerCategories as readonly string[]).includes(text);
}

/** A partner organisation as the API answers it (clause N-4). */
export type Partner = {
  _id: string;
  name: string;
  /** Empty where the logo may not be fetched: its place is the name's initials. */
  logo: string;
  website: string;
};

/** A partner before the database has given it an id. */
export type NewPartner = Omit<Partner, "_id"> & { category: PartnerCategory };

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

/** From where visitors' browsers may be sent to fetch partners' logos: two fields of `content/site.yaml`. */
export type LogoSources = {
  /** The API's base address; it answers with the logos that came as files. */
  apiAddress: string;
  /** Other websites, such as `cdn.example.org`. */
  partnerLogoHosts: readonly string[];
};

/** Whether a text is the name of a website, as a web address has it behind `https://`. */
export function isHost(text: string): boolean {
  return (
    /^[a-z0-9.-]+(?::\d+)?$/.test(text) && isWebAddress(`https://${text}`) && new URL(`https://${text}`).host === text
  );
}

/** The address at which the API answers with a logo that came as a file. */
export function logoFileAddress(apiAddress: string, name: string): string {
  return `${apiAddress}/logos/${name}`;
}

/** Whether a logo's address may be fetched: on this site, from the API, or by https from a website that is allowed. */
export function isAllowedLogo(logo: string, { apiAddress, partnerLogoHosts }: LogoSources): boolean {
  if (isSitePath(logo)) return true;
  if (!isWebAddress(logo)) return false;
  if (logo.startsWith(logoFileAddress(apiAddress, ""))) return true;
  const { protocol, host } = new URL(logo);
  return protocol === "https:" && partnerLogoHosts.includes(host);
}

/** The partners as they may be shown: in place of a logo that may not be fetched stands an empty text. */
export function withAllowedLogos<List extends Partial<PartnersByCategory>>(partners: List, sources: LogoSources): List {
  const lists = Object.entries(partners).map(([category, list]) => [
    category,
    list.map((partner) => (isAllowedLogo(partner.logo, sources) ? partner : { ...partner, logo: "" })),
  ]);
  return Object.fromEntries(lists);
}
