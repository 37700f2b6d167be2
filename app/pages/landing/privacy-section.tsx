import { siteLanguages } from "../../../words/site-language.ts";
import { words } from "../../../words/words.ts";

type PrivacyProps = {
  /** Whether the site keeps opened pages on visitors' devices (additions O-1 to O-8). */
  offlineReading: boolean;
  /** The hosts that the site's pages ask for something: the film's player, partners' logos. */
  otherSites: readonly string[];
};

/** What the site keeps of its visitors, and where (addition X-9). */
export function PrivacySection({ offlineReading, otherSites }: PrivacyProps) {
  return (
    <section className="wrap landing-section landing-privacy" id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title" className="landing-heading">
        {words.privacyHeading}
      </h2>
      <p>{words.privacyServer}</p>
      {offlineReading && <p>{words.privacyDevice}</p>}
      {siteLanguages.length > 1 && <p>{words.privacyLanguage}</p>}
      {otherSites.length > 0 && <p>{words.privacyOtherSites({ sites: otherSites.join(words.listSeparator) })}</p>}
      <p>{words.privacyLinks}</p>
    </section>
  );
}
