import type { Organization, WebSite } from "schema-dts";
import { isStablePicture, publicFolder } from "../../catalogue/picture-path.ts";
import type { Site } from "../../catalogue/site.ts";

/** The name by which the site's pages refer to the organiser. */
function organiserId({ siteAddress }: Site): string {
  return `${siteAddress}/#organiser`;
}

/** The organiser as events name it: what a search engine asks of one, and by which name the home page tells the rest. */
export function organiserReference(site: Site) {
  return {
    "@type": "Organization",
    "@id": organiserId(site),
    name: site.organiserName,
    url: `${site.siteAddress}/`,
  } as const satisfies Organization;
}

/** The organiser as the home page tells of it. A logo that does not keep its name on the site has no address to tell. */
export function organiser(site: Site) {
  const { siteAddress, organiserLogo, contactAddress } = site;
  const logo = isStablePicture(organiserLogo) ? { logo: siteAddress + publicFolder + organiserLogo } : {};
  return { ...organiserReference(site), ...logo, email: contactAddress } as const satisfies Organization;
}

/** The site, under the name that search engines show above its pages' addresses. */
export function webSite(site: Site) {
  return {
    "@type": "WebSite",
    name: site.productName,
    url: `${site.siteAddress}/`,
    description: site.description,
    inLanguage: "en-IN",
    publisher: { "@id": organiserId(site) },
  } as const satisfies WebSite;
}
