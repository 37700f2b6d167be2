import { words } from "../../words/words.ts";
import { linkQuery } from "./link-query.ts";

/** A way to follow a calendar; `newTab` where it is a page. */
export type Subscription = { name: string; link: string; newTab: boolean };

/**
 * The ways to follow a calendar, the last one for every program that knows the scheme `webcal:`.
 *
 * @param calendar its absolute address
 */
export function subscriptionLinks(calendar: string, name: string): Subscription[] {
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
