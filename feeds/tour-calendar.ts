import type { Event } from "../catalogue/event.ts";
import { latestChange } from "../catalogue/events/event-lists.ts";
import { eventNotice, statusOf, takesPlace, withStatus } from "../catalogue/events/event-status.ts";
import { compactTime, type IndianTime, isoWithOffset } from "../catalogue/events/event-time.ts";
import { placeOf } from "../catalogue/events/venue.ts";
import { defaultLanguage } from "../catalogue/site-languages.ts";
import { isInEnglish } from "../catalogue/translation.ts";
import { type Component, contentLines, textProperty } from "./content-lines.ts";
import { eventPage, type FeedSite } from "./feed-site.ts";

/** A calendar to subscribe to, or the file of one event. */
export type Calendar = {
  name: string;
  /** The calendar's own absolute URL. */
  source: string;
  /** The absolute URL of the page with the same events. */
  page: string;
  events: readonly Event[];
};

const timeZone = "Asia/Kolkata";

/** How often calendar programs should refresh a subscription. */
const refreshInterval = "PT6H";

/**
 * The text of an iCalendar file: RFC 5545, with the calendar's properties of RFC 7986 and, for older programs, their
 * `X-` forms.
 */
export function tourCalendar({ name, source, page, events }: Calendar, site: FeedSite): string {
  const { language } = site.catalogue;
  const { siteAddress, description } = site.catalogue.site;
  const changed = latestChange(events);
  return contentLines({
    name: "VCALENDAR",
    properties: [
      { name: "VERSION", value: "2.0" },
      textProperty("PRODID", `-//${new URL(siteAddress).hostname}//Events//${language.toUpperCase()}`),
      { name: "CALSCALE", value: "GREGORIAN" },
      textProperty("NAME", name),
      textProperty("X-WR-CALNAME", name),
      textProperty("DESCRIPTION", description),
      textProperty("X-WR-CALDESC", description),
      { name: "URL", value: page },
      { name: "SOURCE;VALUE=URI", value: source },
      ...(changed === undefined ? [] : [{ name: "LAST-MODIFIED", value: utc(changed) }]),
      { name: "REFRESH-INTERVAL;VALUE=DURATION", value: refreshInterval },
      { name: "X-PUBLISHED-TTL", value: refreshInterval },
    ],
    components: [indianTimeZone, ...events.map((event) => eventComponent(event, site))],
  });
}

/** India has had one time, and no summer time, since 1945. */
const indianTimeZone: Component = {
  name: "VTIMEZONE",
  properties: [{ name: "TZID", value: timeZone }],
  components: [
    {
      name: "STANDARD",
      properties: [
        { name: "DTSTART", value: "19451015T000000" },
        { name: "TZOFFSETFROM", value: "+0630" },
        { name: "TZOFFSETTO", value: "+0530" },
        { name: "TZNAME", value: "IST" },
      ],
    },
  ],
};

function eventComponent(event: Event, site: FeedSite): Component {
  const page = eventPage(site, event);
  const notice = eventNotice(event.status);
  return {
    name: "VEVENT",
    properties: [
      { name: "UID", value: event.uuid },
      { name: "DTSTAMP", value: utc(event.changed) },
      { name: "LAST-MODIFIED", value: utc(event.changed) },
      { name: "SEQUENCE", value: String(sequenceNumber(event.changed)) },
      { name: `DTSTART;TZID=${timeZone}`, value: compactTime(event.starts) },
      { name: `DTEND;TZID=${timeZone}`, value: compactTime(event.ends) },
      textProperty(`SUMMARY${languageOf(event, site)}`, withStatus(event.status, event.title)),
      textProperty("DESCRIPTION", [...(notice ? [notice.text] : []), event.description, page].join("\n\n")),
      textProperty("LOCATION", placeOf(event).whole),
      { name: "URL", value: page },
      { name: "IMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/jpeg", value: site.pictureOf(event._id) },
      { name: "STATUS", value: statusOf(event.status).calendarStatus },
      { name: "TRANSP", value: takesPlace(event.status) ? "OPAQUE" : "TRANSPARENT" },
    ],
  };
}

/** Programs assume English. In a calendar in another language, each event names the language of its title. */
function languageOf(event: Event, { catalogue: { language } }: FeedSite): string {
  if (language === defaultLanguage) return "";
  return `;LANGUAGE=${isInEnglish(event, "title") ? defaultLanguage : language}`;
}

/** The same moment in UTC: `20250928T043000Z`. */
function utc(time: IndianTime): string {
  return new Date(isoWithOffset(time)).toISOString().replace(/[-:]|\.000/g, "");
}

/**
 * Returns the revision number of an event: the minutes from 2020 to its last change, so that a later change has a higher number.
 * It is 0 for a change before 2020.
 */
function sequenceNumber(changed: IndianTime): number {
  const minutes = (Date.parse(isoWithOffset(changed)) - Date.UTC(2020, 0, 1)) / 60_000;
  return Math.max(0, minutes);
}
