import type { Event } from "../event.ts";
import { stateWarning } from "../events/state-warning.ts";
import { eventAddress } from "./event-address.ts";
import { linkQuery } from "./link-query.ts";

/** What is passed on of an event: its name, a line about it, and its absolute address. */
export type Shared = { title: string; text: string; url: string };

/** An event as it is passed on. @param siteAddress where the site is published, without a slash at the end */
export function sharedEvent(
  event: Pick<Event, "_id" | "title" | "date" | "city" | "status">,
  siteAddress: string,
): Shared {
  const { _id, date, city } = event;
  const title = stateWarning(event.status) + event.title;
  return { title, text: `${title}: ${date}, ${city}`, url: siteAddress + eventAddress(_id) };
}

/** Links that hand it to other services; `newTab` where one opens a page. */
export function shareLinks({ title, text, url }: Shared): { name: string; link: string; newTab: boolean }[] {
  return [
    { name: "WhatsApp", link: `https://wa.me/?${linkQuery({ text: `${text} ${url}` })}`, newTab: true },
    { name: "X", link: `https://x.com/intent/post?${linkQuery({ text, url })}`, newTab: true },
    { name: "LinkedIn", link: `https://www.linkedin.com/sharing/share-offsite/?${linkQuery({ url })}`, newTab: true },
    { name: "E-mail", link: `mailto:?${linkQuery({ subject: title, body: `${text}\r\n${url}` })}`, newTab: false },
  ];
}
