import { isWebAddress } from "../../catalogue/links/web-address.ts";
import { isAllowedLogo, type LogoSources } from "../../catalogue/partner.ts";

/** In words, why visitors see the name's initials in place of a logo, and how to mend it; undefined where they see it. */
export function hiddenLogo(logo: string, sources: LogoSources): string | undefined {
  if (!isWebAddress(logo) || isAllowedLogo(logo, sources)) return undefined;
  const { host, protocol } = new URL(logo);
  const shown = `${logo} is not shown: `;
  if (protocol === "http:" && sources.partnerLogoHosts.includes(host)) return `${shown}write it with https://`;
  return `${shown}add ${host} to partnerLogoHosts in content/site.yaml and build the site, or give the logo as a file (file:…)`;
}
