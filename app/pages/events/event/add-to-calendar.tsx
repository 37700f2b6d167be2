import { site } from "content:site";
import { googleCalendarLink, outlookCalendarLink, sharedEvent } from "../../../../catalogue/links/event-links.ts";
import { eventCalendarAddress } from "../../../../catalogue/links/site-addresses.ts";
import type { EventDetails } from "../../../content/content-types.ts";
import { NewTabHint } from "../../../ui/new-tab-hint.tsx";
import { Unfolding } from "./unfolding.tsx";

/** Puts an event into a visitor's calendar, in Indian time wherever they are. */
export function AddToCalendar({ event }: { event: EventDetails }) {
  const { url } = sharedEvent(event, site.siteAddress);
  const forms = [
    { name: "Google", link: googleCalendarLink(event, url) },
    { name: "Outlook", link: outlookCalendarLink(event, url) },
  ];
  return (
    <Unfolding label="Add to calendar">
      <ul>
        {forms.map(({ name, link }) => (
          <li key={name}>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {name}
              <NewTabHint />
            </a>
          </li>
        ))}
        <li>
          <a href={eventCalendarAddress(event._id)}>Apple &amp; others</a>
        </li>
      </ul>
    </Unfolding>
  );
}
