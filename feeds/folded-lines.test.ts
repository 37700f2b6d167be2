import { describe, expect, test } from "vitest";
import { readCatalogues } from "../content-check/read-catalogue.ts";
import { liveSite, testSite } from "../site-build/site-folders.ts";
import { wordsLanguages } from "../words/read-words.ts";
import { calendarFiles } from "./calendar-files.ts";

const languages = wordsLanguages();

// Google Calendar does not show an event where a fold splits an escape, although RFC 5545 allows it
// (collective/icalendar#1501). Programs that trim lines would join the two words between which a fold has a blank.
describe.each([liveSite.content, testSite.content])("of %s", async (folder) => {
  const catalogueIn = await readCatalogues(folder, languages);

  test.each(languages)("in no calendar in %s a fold splits an escape or a character, or stands at a blank", (code) => {
    const files = calendarFiles({ catalogue: catalogueIn(code), pictureOf: (id) => `https://yatra.example/${id}.jpg` });
    for (const { address, text } of files) {
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
