import { expect, test } from "vitest";
import { testCatalogue } from "../tests/support/test-content.ts";
import type { Catalogue } from "./catalogue.ts";
import { eventTranslation, hasOwnPage, isIndexed, pageTranslation } from "./page-translations.ts";
import type { Translation } from "./translation.ts";

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

test("each page has the translation state of its texts, and only reviewed pages may be indexed", () => {
  const { site, landing, partnersPage, events } = testCatalogue;
  const [event] = events;
  if (!event) throw new Error("The tests' content has no event.");
  const catalogue: Catalogue = {
    ...testCatalogue,
    words: "reviewed",
    site: { ...site, translation: "reviewed" as const },
    landing: { ...landing, translation: "draft" as const },
    partnersPage: { ...partnersPage, translation: "outdated" as const },
    events: [{ ...event, translation: "none" as const }],
  };
  const states = ["/", "/events", "/events/city/agra", "/landing", "/partners", `/events/${event._id}`].map((path) =>
    pageTranslation(path, catalogue),
  );
  expect(states).toEqual(["reviewed", "reviewed", "reviewed", "draft", "outdated", "none"]);
  expect(states.map(isIndexed)).toEqual([true, true, true, false, true, false]);
  expect(isIndexed(pageTranslation("/", testCatalogue))).toBe(true);
});

test.each<[string, Partial<Catalogue>, string]>([
  ["words that nobody has reviewed", { words: "draft" }, "draft draft draft draft draft none"],
  ["words that are newer in English", { words: "outdated" }, "outdated outdated outdated outdated outdated none"],
  ["the site's texts", { site: siteAs("draft") }, "draft draft draft draft draft none"],
  ["a supporter", { supporters: parts("supporters", "draft") }, "draft reviewed reviewed reviewed reviewed none"],
  ["a phase", { phases: parts("phases", "outdated") }, "outdated outdated reviewed reviewed reviewed none"],
  ["a phase in English", { phases: parts("phases", "none") }, "reviewed reviewed reviewed reviewed reviewed none"],
])("LG-3 a page has the worst status of its texts: %s", (_name, changes, wanted) => {
  const { site, landing, partnersPage, events } = testCatalogue;
  const [event, other] = events.map((event) => ({ ...event, speakers: [] }));
  if (!event || !other) throw new Error("The tests' content has too few events.");
  const reviewed = { translation: "reviewed" } as const;
  const catalogue: Catalogue = {
    ...testCatalogue,
    words: "reviewed",
    site: { ...site, ...reviewed },
    landing: { ...landing, ...reviewed },
    partnersPage: { ...partnersPage, ...reviewed },
    events: [
      { ...event, ...reviewed },
      { ...other, translation: "none" },
    ],
    ...changes,
  };
  const paths = ["/", "/events", "/landing", "/partners", `/events/${event._id}`, `/events/${other._id}`];
  expect(paths.map((path) => pageTranslation(path, catalogue)).join(" ")).toBe(wanted);
});

test("LG-3 an event's page has no better translation state than its speakers", () => {
  const event = testCatalogue.events.find(({ speakers }) => speakers.length > 0);
  if (!event) throw new Error("The tests' content has no speaker.");
  const speakers = event.speakers.map((speaker) => ({ ...speaker, translation: "draft" as const }));
  expect(
    eventTranslation({ ...event, translation: "reviewed", speakers }, { words: "reviewed", site: siteAs("reviewed") }),
  ).toBe("draft");
});

function parts<Kind extends "supporters" | "phases">(kind: Kind, translation: Translation) {
  return testCatalogue[kind].map((part) => ({ ...part, translation })) as Catalogue[Kind];
}

function siteAs(translation: Translation): Catalogue["site"] {
  return { ...testCatalogue.site, translation };
}
