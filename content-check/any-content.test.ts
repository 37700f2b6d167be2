import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { eventFileSchema } from "../catalogue/event.ts";
import { isAllowedLogo } from "../catalogue/partner.ts";
import { partnerEntrySchema } from "../catalogue/partner-schemas.ts";
import { speakerSchema } from "../catalogue/speaker.ts";
import { sponsorFileSchema } from "../catalogue/sponsor.ts";
import { anyAddress, anyText, seed } from "../tests/support/any-content.ts";
import { goodEvent } from "./content.fixture.ts";
import { parseContentFile } from "./yaml/parse-content-file.ts";

// On a slow machine fast-check stops early, so that no test exceeds its timeout.
const inTime = { interruptAfterTimeLimit: 5000 };
const runs = { ...inTime, numRuns: 400 };

/** Whether a browser resolves the text, as a link in a page, to an http or https URL of another site. */
function isExternalUrl(text: string): boolean {
  const url = new URL(text, "https://site.invalid/page");
  return /^https?:$/.test(url.protocol) && url.hostname !== "site.invalid" && url.username === "" && !/\s/.test(text);
}

const links = {
  "an event's registration": eventFileSchema.shape.registrationLink,
  "an event's highlights": eventFileSchema.shape.highlightsLink,
  "a speaker's LinkedIn profile": speakerSchema.shape.linkedin,
  "a sponsor's website": sponsorFileSchema.shape.website,
  "a partner's website": partnerEntrySchema.shape.website,
};

test.each(Object.entries(links))(`only http and https URLs become %s (seed ${seed})`, (_what, schema) => {
  let taken = 0;
  const property = fc.property(anyAddress, (text) => {
    const result = schema.safeParse(text);
    if (!result.success) return;
    taken += 1;
    expect(result.data).toBe(text);
    expect(isExternalUrl(text)).toBe(true);
  });
  fc.assert(property, runs);
  expect(taken).toBeGreaterThan(50);
});

test(`PA-9 a partner's logo is a path on this site or an https URL (seed ${seed})`, () => {
  const property = fc.property(
    fc.oneof(
      anyAddress,
      anyAddress.map((text) => `/${text}`),
    ),
    (logo) => {
      if (!partnerEntrySchema.shape.logo.safeParse(logo).success || !isAllowedLogo(logo, ["cdn.example"])) return;
      const { origin } = new URL(logo, "https://site.invalid/partners");
      expect(["https://site.invalid", "https://cdn.example"]).toContain(origin);
    },
  );
  fc.assert(property, runs);
});

test(`N-1 any text in a file is read unchanged, or refused with a message (seed ${seed})`, () => {
  let read = 0;
  const property = fc.property(anyText, anyText, (title, description) => {
    const file = stringify({ ...parse(goodEvent), title, description });
    const { value, problems } = parseContentFile("events/2025/a.yaml", file, eventFileSchema);
    if (value) {
      read += 1;
      expect(value).toMatchObject({ title: title.trim(), description: description.trim() });
      expect(value.title + value.description).not.toMatch(/\p{Surrogate}/u);
    }
    expect(problems.map(({ message }) => message)).toEqual(
      value ? [] : expect.arrayContaining([expect.stringMatching(/\S/)]),
    );
  });
  fc.assert(property, { ...inTime, numRuns: 150 });
  expect(read).toBeGreaterThan(10);
});
