import fc from "fast-check";
import type { Event } from "../../catalogue/event.ts";
import { statusChoices } from "../../catalogue/events/event-status.ts";
import { isHttpUrl } from "../../catalogue/links/http-url.ts";

/** The same values on every run; `SEED=… npm test` tries others. The titles of the tests contain the seed. */
export const seed = Number(process.env.SEED ?? 2026);

fc.configureGlobal({ seed, verbose: fc.VerbosityLevel.None });

/** What has a meaning somewhere between a file and a screen: in HTML, XML, JSON, calendars, URLs, scripts and writing. */
const meaningful = [
  ..."< > & \" ' ` </p> <script>alert(1)</script> </script> </SCRIPT/ <!-- --> <![CDATA[ ]]> <svg/onload=1>".split(" "),
  ..."&lt; &#0; &amp;amp; &nbsp </title> </style> #{1} {{1}} $& $1 %s %00 -1 x javascript:alert(1)".split(" "),
  ...["<script ", "</script ", "<img src=x onerror=alert(1)>", "__proto__", "null", "undefined", "NaN", " "],
  ...["\\", "\\n", ";", ",", ":", "\r\n", "\nEND:VEVENT\n", "\nBEGIN:VALARM"],
  // Line breaks, control characters, characters that are none, and those that nobody sees, one by one.
  ..."\n\r\t\u0085\u2028\u2029\u0000\u0007\u0008\u000b\u000e\u001b\u001f\u007f\u0080\u009f\ufffe\uffff\ufffd",
  ..."\u200b\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202e\u2066\u2069\u061c",
  ...["👩‍🏫", "🇮🇳", "👍🏽", "e\u0301", "நி", "शि", "شرینگر", "𝔘", "\u{10ffff}", "ﷺ", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍"],
];

/** Any character of Unicode. `fc.string` of "binary" looks each up in a table of a million, which takes a second to make. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** Any text at all: of any length up to 10,000, with halves of characters too. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...meaningful), { minLength: 1, maxLength: 12 }).map((parts) => parts.join("")),
  },
  { weight: 2, arbitrary: fc.array(anyCharacter, { minLength: 1, maxLength: 60 }).map((parts) => parts.join("")) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 40 })
      .map((codes) => String.fromCharCode(...codes)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...meaningful)
      .map((part) => part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000)),
  },
);

const schemes = "javascript: JaVaScRiPt: data:text/html, vbscript: file:/// blob: mailto:".split(" ");
const oddAddresses =
  "//evil.example https:evil.example https:/evil.example https:/// HTTPS://a.example https://[::1]/ https://u:w@a.example https://a.example:99999/".split(
    " ",
  );

/** URLs, texts that look like URLs, and texts that browsers parse as URLs. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.tuple(fc.webUrl(), anyText).map(([url, text]) => url + text),
  fc
    .tuple(
      fc.constantFrom("", " ", "\u0001", "\t", "\n", "\ufeff", "x"),
      fc.constantFrom("java\nscript:", "java\tscript:", ...schemes),
      fc.constantFrom("alert(1)", "//https://a.example", "https://a.example/%0aalert(1)", "<script>alert(1)</script>"),
    )
    .map((parts) => parts.join("")),
  fc.constantFrom("", "/\\evil.example", "http:\\\\evil.example", "https://a.example\u0000", ...oddAddresses),
  anyText,
);

/** Those of them that content may have as a link. */
export const webAddress = anyAddress.filter(isHttpUrl);

const speaker = fc.record(
  { name: anyText, title: anyText, bio: anyText, company: anyText, linkedin: webAddress },
  { requiredKeys: ["name", "title", "bio"] },
);

const sponsor = fc.record(
  { name: anyText, tier: anyText, website: webAddress, logo: fc.constant("firms/tijori.svg") },
  { requiredKeys: ["name", "tier", "logo"] },
);

/** An event whose texts are any at all; what is no text of its own is as the rest of the program makes it. */
export const anyEvent: fc.Arbitrary<Event> = fc.record(
  {
    _id: fc.constant("any-2025"),
    uuid: fc.constant("0d6a3c52-6d0c-5f86-9f1b-6a1d5b0c8e11"),
    title: anyText,
    city: anyText,
    venue: anyText,
    venueAddress: anyText,
    description: anyText,
    status: fc.oneof(fc.constantFrom(...statusChoices), anyText),
    phase: fc.constantFrom(1, 2),
    date: fc.constant("5th October, 2025"),
    time: fc.constant("10:00 AM – 5:00 PM IST"),
    starts: fc.constant("2025-10-05 10:00" as const),
    ends: fc.constant("2025-10-05 17:00" as const),
    changed: fc.constant("2025-09-01 18:00" as const),
    registrationLink: webAddress,
    highlightsLink: webAddress,
    speakers: fc.array(speaker, { maxLength: 2 }),
    sponsors: fc.array(sponsor, { maxLength: 2 }),
    agenda: fc.constant<[]>([]),
  },
  { noNullPrototype: true },
);

/** A text as it arrives in a file: half of a surrogate pair cannot be written, and is replaced by U+FFFD. */
export function asWritten(text: string): string {
  return text.toWellFormed();
}
