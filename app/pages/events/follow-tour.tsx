import { site } from "content:site";
import {
  atomFeedAddress,
  cityCalendarAddress,
  phaseCalendarAddress,
  tourCalendarAddress,
} from "../../../catalogue/feed-addresses.ts";
import "./follow-tour.css";

/** The site under the scheme with which calendar programs subscribe. */
const subscribed = site.siteAddress.replace(/^https?/, "webcal");

/**
 * How to hear of every new stop: calendars to subscribe to, or to download where no program knows `webcal:`, and a feed.
 *
 * @param city the city that is looked at; null for all
 */
export function FollowTour({ phase, city }: { phase: 1 | 2; city: string | null }) {
  const calendars = [
    { name: "every stop", address: tourCalendarAddress },
    { name: `Phase ${phase}`, address: phaseCalendarAddress(phase) },
    ...(city === null ? [] : [{ name: city, address: cityCalendarAddress(city) }]),
  ];
  return (
    <p className="follow-tour">
      Follow the tour in your calendar:{" "}
      {calendars.map(({ name, address }) => (
        <span key={name}>
          <a href={subscribed + address}>{name}</a> (
          <a href={address}>
            download<span className="visually-hidden"> {name}</span>
          </a>
          ){" · "}
        </span>
      ))}
      <a href={atomFeedAddress}>Atom feed</a>
    </p>
  );
}
