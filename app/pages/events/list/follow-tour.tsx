import { atomFeedAddress, ownAddress, tourCalendarAddress } from "../../../../catalogue/links/own-address.ts";
import { linkQuery, subscriptionLinks } from "../../../../catalogue/links/service-links.ts";
import { words } from "../../../../words/words.ts";
import { site } from "../../../content/site-content.ts";
import { LabelWithContext, NewTabLink } from "../../../ui/links.tsx";

/** A phase or a city, and the path of its calendar. */
type Part = { name: string; address: string };

type FollowTourProps = {
  part: Part;
  /** Whether links to this section lead here (`followAddress`). A page has one such section in each phase's list. */
  isTarget: boolean;
};

/** Links to follow the tour: calendars to subscribe to or to download, and the Atom feed. */
export function FollowTour({ part, isTarget }: FollowTourProps) {
  const calendars = [{ name: words.everyStop, address: ownAddress(tourCalendarAddress) }, part];
  return (
    <section className="follow-tour" id={isTarget ? "follow" : undefined}>
      <h2>{words.followInCalendar}</h2>
      {calendars.map(({ name, address }) => (
        <p key={address}>
          <b>{name}</b>
          {subscriptionLinks(site.siteAddress + address, words.calendarOf({ name: site.productName, part: name })).map(
            (way) => {
              const Link = way.newTab ? NewTabLink : "a";
              return (
                <Link key={way.name} href={way.link} rel="noopener noreferrer">
                  <LabelWithContext text={[`${name}: `, way.name, null]} />
                </Link>
              );
            },
          )}
          <a href={address}>
            <LabelWithContext text={[`${name}: `, words.download, null]} />
          </a>
        </p>
      ))}
      <p>
        <b>{words.news}</b>
        <a href={ownAddress(atomFeedAddress)}>{words.atomFeed}</a>
      </p>
      <p>
        <b>{words.anotherCity}</b>
        <a href={`mailto:${site.contactAddress}?${linkQuery({ subject: words.comeToMyCity })}`}>{words.askUsToCome}</a>
      </p>
    </section>
  );
}
