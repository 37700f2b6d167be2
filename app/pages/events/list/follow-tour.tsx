import { site } from "content:site";
import {
  atomFeedAddress,
  cityCalendarAddress,
  phaseCalendarAddress,
  tourCalendarAddress,
} from "../../../../catalogue/links/feed-addresses.ts";
import { linkQuery } from "../../../../catalogue/links/link-query.ts";
import { subscriptionLinks } from "../../../../catalogue/links/subscription-links.ts";
import type { PhaseContent } from "../../../content/content-modules.ts";
import { NewTabHint } from "../../../ui/new-tab-hint.tsx";
import "./follow-tour.css";

/**
 * How to hear of every new stop: calendars to follow, or to download where no program can follow one, and a feed.
 *
 * @param city the city that is looked at; null for all
 */
export function FollowTour({ phase, city }: { phase: PhaseContent; city: string | null }) {
  const calendars = [
    { name: "Every stop", address: tourCalendarAddress },
    { name: phase.name, address: phaseCalendarAddress(phase.number) },
    ...(city === null ? [] : [{ name: city, address: cityCalendarAddress(city) }]),
  ];
  return (
    <section className="follow-tour" id="follow">
      <h2>Follow the tour in your calendar</h2>
      {calendars.map(({ name, address }) => (
        <p key={address}>
          <b>{name}</b>
          {subscriptionLinks(site.siteAddress + address, `${site.productName}, ${name}`).map((way) => (
            <a key={way.name} href={way.link} {...(way.newTab && { target: "_blank", rel: "noopener noreferrer" })}>
              <Whole name={name} />
              {way.name}
              {way.newTab && <NewTabHint />}
            </a>
          ))}
          <a href={address}>
            <Whole name={name} />
            Download
          </a>
        </p>
      ))}
      <p>
        <b>News</b>
        <a href={atomFeedAddress}>Atom feed</a>
      </p>
      <p>
        <b>Another city</b>
        <a href={askForCity}>Ask us to come</a>
      </p>
    </section>
  );
}

const askForCity = `mailto:${site.contactAddress}?${linkQuery({ subject: "Come to my city" })}`;

/** Says which calendar a link is for, to visitors who hear links without the text beside them. */
function Whole({ name }: { name: string }) {
  return <span className="visually-hidden">{name}: </span>;
}
