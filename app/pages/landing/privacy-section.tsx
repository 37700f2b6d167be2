import { isSitePath } from "../../../catalogue/links/web-address.ts";
import { siteLanguages } from "../../../words/site-language.ts";
import { words } from "../../../words/words.ts";
import { site } from "../../content/site-content.ts";

/** The hosts of other sites from which pages load the film's player and partners' logos. */
function otherSites(): string[] {
  const { aftermovieAddress, partnerLogoHosts } = site;
  return isSitePath(aftermovieAddress) ? partnerLogoHosts : [new URL(aftermovieAddress).host, ...partnerLogoHosts];
}

/** Which data the site stores about its visitors, and where (addition X-9). */
export function PrivacySection() {
  const sites = otherSites();
  return (
    <section className="wrap landing-section landing-privacy" id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title" className="landing-heading">
        {words.privacyHeading}
      </h2>
      <p>{words.privacyServer}</p>
      {site.offlineReading && <p>{words.privacyDevice}</p>}
      {siteLanguages.length > 1 && <p>{words.privacyLanguage}</p>}
      {sites.length > 0 && <p>{words.privacyOtherSites({ sites: sites.join(words.listSeparator) })}</p>}
      <p>{words.privacyLinks}</p>
    </section>
  );
}
