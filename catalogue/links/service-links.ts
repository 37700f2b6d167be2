import { words } from "../../words/words.ts";
import type { Event } from "../event.ts";
import { withStatus } from "../events/event-status.ts";
import { compactTime, isoWithOffset } from "../events/event-time.ts";
import { placeOf } from "../events/venue.ts";
import { truncate } from "../visible-text.ts";
import { eventPath, localizedPath } from "./site-paths.ts";

type Planned = Pick<Event, "title" | "starts" | "ends" | "venue" | "venueAddress" | "description">;

/** The maximum length of a description in a link: visitors download each link with the page. */
const longestNote = 100;

/** A link that opens Google Calendar with the event filled in, in Indian time. @param url the event's own page */
export function googleCalendarLink(event: Planned, url: string): string {
  return `https://calendar.google.com/calendar/render?${linkQuery({
    action: "TEMPLATE",
    text: event.title,
    dates: `${compactTime(event.starts)}/${compactTime(event.ends)}`,
    ctz: "Asia/Kolkata",
    details: note(event.description, url),
    location: placeOf(event).whole,
  })}`;
}

/** A link that opens Outlook's calendar with the event filled in. @param url the event's own page */
export function outlookCalendarLink(event: Planned, url: string): string {
  return `https://outlook.live.com/calendar/0/action/compose?${linkQuery({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.title,
    startdt: isoWithOffset(event.starts),
    enddt: isoWithOffset(event.ends),
    body: note(event.description, url),
    location: placeOf(event).whole,
  })}`;
}

/** The first paragraph and the event's page. */
function note(description: string, url: string): string {
  const [paragraph = ""] = description.trim().split(/\n\s*\n/);
  return `${truncate(paragraph, longestNote)}\n${url}`;
}

/** The data that a visitor shares, as `navigator.share` takes it. */
export type Shared = { title: string; text: string; url: string };

/** An event as visitors share it. @param siteAddress where the site is published, without a slash at the end */
export function sharedEvent(
  event: Pick<Event, "_id" | "title" | "date" | "city" | "status">,
  siteAddress: string,
): Shared {
  const { _id, date, city } = event;
  const title = withStatus(event.status, event.title);
  return { title, text: words.sharedEvent({ title, date, city }), url: siteAddress + localizedPath(eventPath(_id)) };
}

/** A link to another service. `newTab`: the link opens a page. */
type ServiceLink = { name: string; link: string; newTab: boolean };

/** Links that share it on other services. */
export function shareLinks({ title, text, url }: Shared): ServiceLink[] {
  return [
    { name: "WhatsApp", link: `https://wa.me/?${linkQuery({ text: `${text} ${url}` })}`, newTab: true },
    { name: "X", link: `https://x.com/intent/post?${linkQuery({ text, url })}`, newTab: true },
    { name: "LinkedIn", link: `https://www.linkedin.com/sharing/share-offsite/?${linkQuery({ url })}`, newTab: true },
    { name: words.email, link: `mailto:?${linkQuery({ subject: title, body: `${text}\r\n${url}` })}`, newTab: false },
  ];
}

/**
 * The links to subscribe to a calendar. The last one is for all programs that know the scheme `webcal:`.
 *
 * @param calendar its absolute URL
 */
export function subscriptionLinks(calendar: string, name: string): ServiceLink[] {
  const webcal = calendar.replace(/^https?:/i, "webcal:");
  return [
    { name: "Google", link: `https://calendar.google.com/calendar/r?${linkQuery({ cid: webcal })}`, newTab: true },
    {
      name: "Outlook",
      link: `https://outlook.live.com/calendar/0/addfromweb?${linkQuery({ url: calendar, name })}`,
      newTab: true,
    },
    { name: words.appleAndOthers, link: webcal, newTab: false },
  ];
}

/**
 * The query of a link to another service, blanks as `%20`: mail programs and some messengers show the plus signs that
 * `URLSearchParams` writes (RFC 6068 knows no other form).
 */
export function linkQuery(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
