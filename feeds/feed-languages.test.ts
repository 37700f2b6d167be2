import { describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { cardBadge, statusChoices, statusInSentence } from "../catalogue/events/event-status.ts";
import { defaultLanguage } from "../catalogue/site-languages.ts";
import { readCheckedContent } from "../content-check/read-catalogue.ts";
import { isHidden, wordsLanguages } from "../content-check/words/read-words.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { atomFeedFile } from "./atom-feed.ts";
import { calendarFiles } from "./calendar-files.ts";

const languages = wordsLanguages().filter((code) => !isHidden(code) && code !== defaultLanguage);
const { catalogueIn } = await readCheckedContent(liveSite.content, { languages });
const pictureOf = (id: string) => `https://yatra.example/${id}.jpg`;

const inEnglish = new RegExp([...statusChoices, ...statusChoices.map(cardBadge)].join("|"), "i");

describe.each(languages)("in %s", (code) => {
  test.each(statusChoices)("the status %s is translated in the Atom feed and in calendars", (status) => {
    const catalogue: Catalogue = catalogueIn(code);
    const events = catalogue.events.slice(0, 1).map((event) => ({ ...event, status, description: "-", title: "-" }));
    const site = { catalogue: { ...catalogue, events }, pictureOf };
    const [summary = ""] = /<summary>.*?<\/summary>/s.exec(atomFeedFile(site).text) ?? [];
    expect(summary).toContain(statusInSentence(status));
    expect(summary).not.toMatch(inEnglish);
    const calendar = calendarFiles(site)[0]?.text.replaceAll("\r\n ", "") ?? "";
    const texts = calendar.match(/^(?:SUMMARY|DESCRIPTION).*$/gm) ?? [];
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).not.toMatch(inEnglish);
  });
});
