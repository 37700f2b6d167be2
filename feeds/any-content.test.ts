import fc from "fast-check";
import { XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { Event } from "../catalogue/event.ts";
import { anyEvent, asWritten, seed } from "../tests/support/any-content.ts";
import { atomFeedFile } from "./atom-feed.ts";
import { calendarFiles } from "./calendar-files.ts";
import { atomParser, feedSite } from "./feed-site.fixture.ts";

// On a slow machine fast-check stops early, so that no test exceeds its timeout.
const inTime = { interruptAfterTimeLimit: 5000 };

/** A text after it was encoded and decoded as UTF-8. */
const received = (text: string) => Buffer.from(text).toString();

/** Matches texts of characters that XML 1.0 allows (2.2). */
const xmlText = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** A text as an XML parser returns it: without forbidden characters and with normalised line breaks (2.11). */
function inXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is dropped
  const kept = asWritten(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  return kept.replace(/\r\n?/g, "\n");
}

test(`N-1 the Atom feed of any events is well-formed and has their texts (seed ${seed})`, () => {
  const property = fc.property(fc.array(anyEvent, { maxLength: 2 }), (events) => {
    const atom = atomFeedFile(feedSite(events));
    const text = received(atom?.text ?? "");
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toMatch(xmlText);
    const entries: { title: string; content: string; summary: string }[] = atomParser.parse(text).feed.entry ?? [];
    expect(entries).toHaveLength(events.length);
    expect(entries.map(({ title, content }) => [String(title), String(content)]).sort()).toEqual(
      events.map(({ title, description }) => [inXml(title), inXml(description)]).sort(),
    );
  });
  fc.assert(property, { ...inTime, numRuns: 80 });
});

/** A text as a calendar has it: with `\n` as line break and without control characters. */
function inCalendar(text: string): string {
  const lines = text.replace(/\r\n|[\r\u2028\u2029]/g, "\n");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is dropped
  return asWritten(lines).replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
}

function expectCalendar(text: string, events: readonly Event[]) {
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const found = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(calendar.getAllSubcomponents()).toHaveLength(events.length + 1);
  expect(found.every(({ component }) => component.getAllSubcomponents().length === 0)).toBe(true);
  for (const [index, event] of events.entries()) {
    expect(found[index]?.summary).toContain(inCalendar(event.title));
    expect(found[index]?.description).toContain(inCalendar(event.description));
    expect(found[index]?.location ?? "").toContain(inCalendar(event.venueAddress));
  }
}

test(`X-4 the calendars of any event can be parsed and have that event alone (seed ${seed})`, () => {
  const property = fc.property(anyEvent, (event) => {
    for (const { path, text } of calendarFiles(feedSite([event]))) {
      expect(path).toMatch(/^(?:\/[\w.~%!'()*-]+)+\.ics$/);
      expect(path).not.toMatch(/\/\.|%2f|%5c|%00/i);
      if (path.startsWith("/events/")) expectCalendar(received(text), [event]);
      else expect(() => ICAL.parse(received(text))).not.toThrow();
    }
  });
  fc.assert(property, { ...inTime, numRuns: 40 });
});
