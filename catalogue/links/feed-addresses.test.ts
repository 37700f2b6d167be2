import { expect, test } from "vitest";
import {
  atomFeedAddress,
  cityCalendarAddress,
  eventCalendarAddress,
  eventsDataAddress,
  isFeedAddress,
  phaseCalendarAddress,
  tourCalendarAddress,
} from "./feed-addresses.ts";

test.each([
  tourCalendarAddress,
  phaseCalendarAddress(2),
  cityCalendarAddress("Navi Mumbai"),
  eventCalendarAddress("trichy-2025"),
  atomFeedAddress,
  eventsDataAddress,
])("X-2 %s is for other sites' programs", (address) => {
  expect(isFeedAddress(address)).toBe(true);
});

test.each(["/", "/events", "/events/trichy-2025", "/assets/events.json", "/sitemap.xml", "/site.json"])(
  "%s is not for other sites' programs",
  (address) => {
    expect(isFeedAddress(address)).toBe(false);
  },
);
