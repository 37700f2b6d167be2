import { isWebAddress } from "../../catalogue/links/web-address.ts";
import {
  isAllowedLogo,
  type LogoSources,
  logoFileAddress,
  type PartnersByCategory,
  partnerCategories,
  withAllowedLogos,
} from "../../catalogue/partner.ts";
import { publishedAddress } from "../../catalogue/picture-path.ts";
import { isUndrawn, storedLogoName, undrawnLogo } from "./logo-names.ts";

/**
 * Partners as they are answered: a logo that came as a file is at the API, a drawing of the content is the picture that
 * the build draws of it, and one that may not be fetched is empty.
 *
 * @returns also, in words, every logo of the second kind
 */
export function resolveLogos(stored: PartnersByCategory, sources: LogoSources) {
  const blockedLogos: string[] = [];
  const partners = { ...stored };
  for (const category of partnerCategories) {
    partners[category] = stored[category].map((partner) => {
      const file = storedLogoName(partner.logo);
      if (file !== null && isUndrawn(file)) {
        blockedLogos.push(`"${partner.name}" (id ${partner._id}): its logo ${undrawnLogo}`);
        return { ...partner, logo: "" };
      }
      if (file !== null) return { ...partner, logo: logoFileAddress(sources.apiAddress, file) };
      const reason = blockedLogoReason(partner.logo, sources);
      if (reason) blockedLogos.push(`"${partner.name}" (id ${partner._id}): its logo ${reason}`);
      return { ...partner, logo: publishedAddress(partner.logo) };
    });
  }
  return { partners: withAllowedLogos(partners, sources), blockedLogos };
}

/** In words, why visitors see the name's initials in place of a logo, and how to mend it; undefined where they see it. */
export function blockedLogoReason(logo: string, sources: LogoSources): string | undefined {
  if (!isWebAddress(logo) || isAllowedLogo(logo, sources)) return undefined;
  const { host, protocol } = new URL(logo);
  const shown = `${logo} is not shown: `;
  if (protocol === "http:" && sources.partnerLogoHosts.includes(host)) return `${shown}write it with https://`;
  return `${shown}add ${host} to partnerLogoHosts in content/site.yaml and build the site, or give the logo as a file (file:…)`;
}
