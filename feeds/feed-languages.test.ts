import { describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { statusInSentence } from "../catalogue/events/event-status.ts";
import { firstLanguage } from "../catalogue/site-languages.ts";
import { readCatalogues } from "../content-check/read-catalogue.ts";
import { liveSite, testSite } from "../site-build/site-folders.ts";
import { wordsLanguages } from "../words/read-words.ts";
import { atomFeedFile } from "./atom-feed.ts";
import { calendarFiles } from "./calendar-files.ts";

const languages = wordsLanguages();
const pictureOf = (id: string) => `https://yatra.example/${id}.jpg`;

const liveCatalogueIn = await readCatalogues(liveSite.content, languages);
const testCatalogueIn = await readCatalogues(testSite.content, languages);

// Google Calendar does not show an event where a fold splits an escape, although RFC 5545 allows it
// (collective/icalendar#1501). Programs that trim lines would join the two words between which a fold has a blank.
describe.each([
  { folder: liveSite.content, catalogueIn: liveCatalogueIn },
  { folder: testSite.content, catalogueIn: testCatalogueIn },
])("of $folder", ({ catalogueIn }) => {
  test.each(languages)("in no calendar in %s a fold splits an escape or a character, or stands at a blank", (code) => {
    for (const { address, text } of calendarFiles({ catalogue: catalogueIn(code), pictureOf })) {
      const folds = text.split("\r\n ").slice(1);
      expect(folds, address).not.toEqual([]);
      expect(text.match(/.*[\\\s]\r\n .*|.*\r\n \s.*/g), address).toBeNull();
      expect(
        folds.every((line) => line.isWellFormed()),
        address,
      ).toBe(true);
    }
  });
});

const inEnglish = /upcoming|concluded|closed|cancelled|postponed|sold.out/i;

describe.each(languages.filter((code) => code !== firstLanguage))("in %s", (code) => {
  test.each(["upcoming", "closed", "cancelled", "postponed", "sold-out"])(
    "an event that is %s is so in the words of the language, in the Atom feed and in calendars",
    (status) => {
      const catalogue: Catalogue = liveCatalogueIn(code);
      const events = catalogue.events.slice(0, 1).map((event) => ({ ...event, status, description: "-", title: "-" }));
      const site = { catalogue: { ...catalogue, events }, pictureOf };
      const [summary = ""] = /<summary>.*?<\/summary>/s.exec(atomFeedFile(site).text) ?? [];
      expect(summary).toContain(statusInSentence(status));
      expect(summary).not.toMatch(inEnglish);
      const calendar = calendarFiles(site)[0]?.text.replaceAll("\r\n ", "") ?? "";
      const texts = calendar.match(/^(?:SUMMARY|DESCRIPTION).*$/gm) ?? [];
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) expect(text).not.toMatch(inEnglish);
    },
  );
});
