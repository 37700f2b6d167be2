import { isSitePath, isWebAddress } from "./links/web-address.ts";
import type { PartnersByCategory } from "./partner.ts";

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
