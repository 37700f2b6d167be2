import { linkQuery, subscriptionLinks } from "../../../../catalogue/links/service-links.ts";
import { atomFeedPath, localizedPath, tourCalendarPath } from "../../../../catalogue/links/site-paths.ts";
import { words } from "../../../../words/words.ts";
import { site } from "../../../content/site-content.ts";
import { LabelWithContext, NewTabLink } from "../../../ui/links.tsx";

/** A phase or a city, and the path of its calendar. */
type Part = { name: string; path: string };

type FollowTourProps = {
  part: Part;
  /** Whether links to this section lead here (`followPath`). A page has one such section in each phase's list. */
  isTarget: boolean;
};

/** Links to follow the tour: calendars to subscribe to or to download, and the Atom feed. */
export function FollowTour({ part, isTarget }: FollowTourProps) {
  const calendars = [{ name: words.everyStop, path: localizedPath(tourCalendarPath) }, part];
  return (
    <section className="follow-tour screen-only" id={isTarget ? "follow" : undefined}>
      <h2>{words.followInCalendar}</h2>
      {calendars.map(({ name, path }) => (
        <p key={path} className="row middle muted">
          <b>{name}</b>
          {subscriptionLinks(site.siteAddress + path, words.calendarOf({ name: site.productName, part: name })).map(
            (way) => {
              const Link = way.newTab ? NewTabLink : "a";
              return (
                <Link key={way.name} href={way.link} rel="noopener noreferrer">
                  <LabelWithContext text={[`${name}: `, way.name, null]} />
                </Link>
              );
            },
          )}
          <a href={path}>
            <LabelWithContext text={[`${name}: `, words.download, null]} />
          </a>
        </p>
      ))}
      <p className="row middle muted">
        <b>{words.news}</b>
        <a href={localizedPath(atomFeedPath)}>{words.atomFeed}</a>
      </p>
      <p className="row middle muted">
        <b>{words.anotherCity}</b>
        <a href={`mailto:${site.contactAddress}?${linkQuery({ subject: words.comeToMyCity })}`}>{words.askUsToCome}</a>
      </p>
    </section>
  );
}
