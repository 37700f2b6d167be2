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
        What this site keeps
      </h2>
      <p>
        No account, no cookies, no advertisements, and nothing that counts or follows you. Our server notes which
        address was asked for and when, not who asked.
      </p>
      {offlineReading && (
        <p>
          Your own device keeps the pages that you have opened, so that you can read them without a connection, and
          forgets each of them thirty days after you last looked. Nobody else sees them. To remove them at once, delete
          this site’s data in your browser’s settings.
        </p>
      )}
      {otherSites.length > 0 && (
        <p>Some things come from elsewhere, and these sites learn that you are here: {otherSites.join(", ")}.</p>
      )}
      <p>Links to register, to watch, to maps and to calendars lead to other sites, which have rules of their own.</p>
    </section>
  );
}
