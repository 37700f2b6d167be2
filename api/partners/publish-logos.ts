import {
  type LogoSources,
  logoFileAddress,
  type PartnersByCategory,
  partnerCategories,
  withAllowedLogos,
} from "../../catalogue/partner.ts";
import { hiddenLogo } from "../logos/hidden-logo.ts";
import { logoFileOf } from "../logos/logo-file.ts";

/**
 * Partners as they are answered: a logo that came as a file is at the API, and one that may not be fetched is empty.
 *
 * @returns also, in words, every logo of the second kind
 */
export function publishLogos(stored: PartnersByCategory, sources: LogoSources) {
  const hiddenLogos: string[] = [];
  const partners = { ...stored };
  for (const category of partnerCategories) {
    partners[category] = stored[category].map((partner) => {
      const file = logoFileOf(partner.logo);
      if (file !== null) return { ...partner, logo: logoFileAddress(sources.apiAddress, file) };
      const hidden = hiddenLogo(partner.logo, sources);
      if (hidden) hiddenLogos.push(`"${partner.name}" (id ${partner._id}): its logo ${hidden}`);
      return partner;
    });
  }
  return { partners: withAllowedLogos(partners, sources), hiddenLogos };
}
