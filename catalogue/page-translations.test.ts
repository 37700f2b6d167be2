import { expect, test } from "vitest";
import { testCatalogue } from "../tests/support/test-content.ts";
import { hasOwnPage, isIndexed, pageTranslation } from "./page-translations.ts";

test.each([
  { status: "closed", translation: undefined, has: true },
  { status: "closed", translation: "reviewed", has: true },
  { status: "closed", translation: "draft", has: true },
  { status: "closed", translation: "outdated", has: true },
  { status: "closed", translation: "none", has: false },
  { status: "upcoming", translation: "none", has: true },
  { status: "postponed", translation: "none", has: true },
  { status: "cancelled", translation: "none", has: true },
] as const)(
  "LG-4 an event that is $status has a page of its own where its translation is $translation: $has",
  ({ has, ...event }) => {
    expect(hasOwnPage(event)).toBe(has);
  },
);

test("each page stands as what the organiser says on it; search engines keep what somebody has reviewed", () => {
  const { site, landing, partnersPage, events } = testCatalogue;
  const [event] = events;
  if (!event) throw new Error("The tests' content has no event.");
  const catalogue = {
    site: { ...site, translation: "reviewed" as const },
    landing: { ...landing, translation: "draft" as const },
    partnersPage: { ...partnersPage, translation: "outdated" as const },
    events: [{ ...event, translation: "none" as const }],
  };
  const standing = ["/", "/events", "/events/concluded/2", "/landing", "/partners", `/events/${event._id}`].map(
    (address) => pageTranslation(address, catalogue),
  );
  expect(standing).toEqual(["reviewed", "reviewed", "reviewed", "draft", "outdated", "none"]);
  expect(standing.map(isIndexed)).toEqual([true, true, true, false, true, false]);
  expect(isIndexed(pageTranslation("/", testCatalogue))).toBe(true);
});
