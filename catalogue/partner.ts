import { isHttpUrl, isImageUrl, isSitePath } from "./links/http-url.ts";

/** The partner categories, in the order in which the Partners page shows them (clause PA-6). */
export const partnerCategories = ["supporters", "hosts", "media-partners", "community-partners"] as const;

export type PartnerCategory = (typeof partnerCategories)[number];

/** A partner organisation in the API's response (clause N-4). */
export type Partner = {
  _id: string;
  name: string;
  /** Empty if the page must not fetch the logo: it then shows the name's initials. */
  logo: string;
  website: string;
};

/** The response to `GET /partners`: always all four categories (clause A-1). */
export type PartnersByCategory = Record<PartnerCategory, Partner[]>;

/** How long a name may be, in UTF-16 code units. */
export const longestName = 120;

/** Whether an entry of the API's response is valid. It does not use Zod, which browsers would have to load. */
export function isPartner(entry: unknown): entry is Partner {
  const { _id, name, logo, website }: Partial<Record<string, unknown>> = Object(entry);
  if (typeof _id !== "string" || typeof name !== "string" || typeof logo !== "string" || typeof website !== "string")
    return false;
  const { length } = name.trim();
  return _id !== "" && length > 0 && length <= longestName && (logo === "" || isImageUrl(logo)) && isHttpUrl(website);
}

/** Whether a text is a host as in a URL, such as `cdn.example.org`. */
export function isHost(text: string): boolean {
  return (
    /^[a-z0-9.-]+(?::\d+)?$/.test(text) && isHttpUrl(`https://${text}`) && new URL(`https://${text}`).host === text
  );
}

/**
 * Whether a logo may be fetched: from this site, or by https from one of the websites that the configuration allows.
 *
 * @param hosts `partnerLogoHosts` of `content/site.yaml`, such as `cdn.example.org`
 */
export function isAllowedLogo(logo: string, hosts: readonly string[]): boolean {
  if (isSitePath(logo)) return true;
  if (!isHttpUrl(logo)) return false;
  const { protocol, host } = new URL(logo);
  return protocol === "https:" && hosts.includes(host);
}
