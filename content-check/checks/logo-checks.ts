import { isWebAddress } from "../../catalogue/links/web-address.ts";
import { isAllowedLogo } from "../../catalogue/partner.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ContentSource } from "../content-source.ts";

/** First partners whose logo is on a website from which the site shows none. */
export function logoChecks({ site, partners }: ContentSource): ContentProblem[] {
  const [settings] = site;
  const hosts = settings?.sound?.partnerLogoHosts ?? [];
  const sources = {
    apiAddress: settings?.sound?.apiAddress ?? "",
    partnerLogoHosts: hosts.filter((host) => host !== undefined),
  };
  return partners.flatMap(({ sound, problem }) =>
    (sound ?? []).flatMap((entry, index) => {
      const logo = entry?.logo;
      if (logo === undefined || !isWebAddress(logo) || isAllowedLogo(logo, sources)) return [];
      const { host } = new URL(logo);
      const mend = `put the picture into content/images/partners/, or write \`${host}\` into partnerLogoHosts of content/site.yaml`;
      return [problem([index, "logo"], `is on a website from which the site shows no logos — ${mend}`)];
    }),
  );
}
