import { atomFeedAddress, tourCalendarAddress } from "../../../../catalogue/links/feed-addresses.ts";
import { ownAddress } from "../../../../catalogue/links/own-address.ts";
import { linkQuery, subscriptionLinks } from "../../../../catalogue/links/service-links.ts";
import { words } from "../../../../words/words.ts";
import { site } from "../../../content/site-content.ts";
import { NewTabHint } from "../../../ui/new-tab-hint.tsx";
import "./follow-tour.css";

/** A part of the tour, a phase or a city, and the address of its calendar. */
type Part = { name: string; address: string };

/** How to hear of every new stop: calendars to follow, or to download where no program can follow one, and a feed. */
export function FollowTour({ part }: { part: Part }) {
  const calendars = [{ name: words.everyStop, address: ownAddress(tourCalendarAddress) }, part];
  return (
    <section className="follow-tour" id="follow">
      <h2>{words.followInCalendar}</h2>
      {calendars.map(({ name, address }) => (
        <p key={address}>
          <b>{name}</b>
          {subscriptionLinks(site.siteAddress + address, words.calendarOf({ name: site.productName, part: name })).map(
            (way) => (
              <a key={way.name} href={way.link} {...(way.newTab && { target: "_blank", rel: "noopener noreferrer" })}>
                <Whole name={name} />
                {way.name}
                {way.newTab && <NewTabHint />}
              </a>
            ),
          )}
          <a href={address}>
            <Whole name={name} />
            {words.download}
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

/** Says which calendar a link is for, to visitors who hear links without the text beside them. */
function Whole({ name }: { name: string }) {
  return <span className="visually-hidden">{`${name}: `}</span>;
}
