import { expect, test } from "vitest";
import { languageNames } from "../words/talk-languages.ts";
import { edited, editedEvent, mistakesIn, type Row } from "./content.fixture.ts";

const at = "content/events/2025/trichy-2025.yaml";

const rows: Row[] = [
  {
    slip: "a misspelt field",
    change: editedEvent("venue:", "venu:"),
    says: `${at}:7 venu — is not a known field — write \`venue\``,
  },
  {
    slip: "a field that no file has",
    change: edited("sponsors/tijori.yaml", /$/, "owner: A\n"),
    says: "content/sponsors/tijori.yaml:3 owner — is not a known field — correct its spelling (name, logo, website), or remove the line; if it belongs to the text above, indent it by two spaces",
  },
  {
    slip: "a field named as every object's constructor",
    change: edited("sponsors/tijori.yaml", /$/, "constructor: A\n"),
    says: "content/sponsors/tijori.yaml:3 constructor — is not a known field — correct its spelling (name, logo, website), or remove the line; if it belongs to the text above, indent it by two spaces",
  },
  {
    slip: "a missing field",
    change: editedEvent(/title: .*\n/, ""),
    says: `${at}:1 title — is missing — add a line such as \`title: Bitcoin Yatra Trichy\``,
  },
  {
    slip: "an empty field",
    change: editedEvent("venue: Rockfort Hall", "venue:"),
    says: `${at}:7 venue — is empty — write a line such as \`venue: Rockfort Hall\` (the name of the place, or: to be announced)`,
  },
  {
    slip: "an empty field that may be left out",
    change: editedEvent(/registrationLink: .*/, "registrationLink:"),
    says: `${at}:9 registrationLink — is empty — write a line such as \`registrationLink: https://register.example/trichy\` (where to register; shown while visitors can register), or remove the line`,
  },
  {
    slip: "a number where a text belongs",
    change: edited("site.yaml", '"26"', "26.0"),
    says: 'content/site.yaml:14 figures: events — needs quotation marks — write `events: "26.0"`',
  },
  {
    slip: "a placeholder for a picture without quotation marks",
    change: editedEvent("city: T", "image: {token}\ncity: T"),
    says: `${at}:2 image — is not a text — write a line such as \`image: /images/postcards/trichy.svg\` (the event's picture; leave it out for the city's colours)`,
  },
  {
    slip: "a text where a number belongs",
    change: editedEvent("phase: 2", 'phase: "2"'),
    says: `${at}:3 phase — has quotation marks — write 2`,
  },
  {
    slip: "a word where a number belongs",
    change: editedEvent("phase: 2", "phase: two"),
    says: `${at}:3 phase — is not a number — write a line such as \`phase: 2\` (the number of one of the phases in content/phases/)`,
  },
  {
    slip: "a number that is too small",
    change: edited("supporters/tijori.yaml", "position: 1", "position: 0"),
    says: "content/supporters/tijori.yaml:4 position — is too small: at least 1 — write a line such as `position: 1` (the place in the row, counted from 1)",
  },
  {
    slip: "a text where a list belongs",
    change: editedEvent(/speakers:\n.*\n.*/, "speakers: namuna-devi"),
    says: `${at}:10 speakers — is not a list — write each entry on its own line after \`- \``,
  },
  {
    slip: "a list where a group belongs",
    change: edited("site.yaml", /figures:\n(?: .*\n)+/, "figures: []\n"),
    says: 'content/site.yaml:13 figures — is not a group of fields — write a line such as `figures:` and below it `  events: "26"` and below it `  attendees: 5000+`',
  },
  {
    slip: "a file that is no list",
    change: { "cities.yaml": "name: Trichy\n" },
    says: "content/cities.yaml:1 — is not a list — write each entry on its own line after `- `",
  },
  {
    slip: "a list with too few entries",
    change: edited("site.yaml", /eventPhotos:\n(?: .*\n)+/, "eventPhotos: []\n"),
    says: "content/site.yaml:21 eventPhotos — has too few entries: at least 1 — write a line such as `eventPhotos:` and below it `  - picture: /images/photos/group.jpg` and below it `    description: A full hall, waving` (one to six photographs, shown among the figures of Impact so far)",
  },
  {
    slip: "a text that is too long",
    change: editedEvent("Bitcoin Yatra Trichy", "x".repeat(230)),
    says: `${at}:1 title — is too long: at most 200 characters — shorten it by 30`,
  },
  {
    slip: "a text that cannot be seen",
    change: editedEvent("venue: Rockfort Hall", 'venue: "\\u200B"'),
    says: `${at}:7 venue — has nothing that can be seen — write a line such as \`venue: Rockfort Hall\` (the name of the place, or: to be announced)`,
  },
  {
    slip: "a line of two lines",
    change: editedEvent("venue: R", "venue: |\n  A\n  R"),
    says: `${at}:7 venue — must be one line — write a line such as \`venue: Rockfort Hall\` (the name of the place, or: to be announced)`,
  },
  {
    slip: "a date as people in India write it",
    change: editedEvent("starts: 2025-09-28 10:00", "starts: 28/09/2025 10:00 AM"),
    says: `${at}:5 starts — is not in the form year-month-day hour:minute, on the 24-hour clock with two digits each — write it like 2025-09-28 10:00`,
  },
  {
    slip: "a link without https",
    change: editedEvent("https://register", "register"),
    says: `${at}:9 registrationLink — is not a web address that begins with https:// or http:// — write a line such as \`registrationLink: https://register.example/trichy\` (where to register; shown while visitors can register)`,
  },
  ...[
    ["canceled", "cancelled"],
    ["pcoming", "upcoming"],
    ["postponed to May", "postponed"],
  ].map(([written, meant]) => ({
    slip: `a status that is nearly one that programs know: ${written}`,
    change: editedEvent("status: upcoming", `status: ${written}`),
    says: `${at}:4 status — is no status that programs know — write \`${meant}\``,
  })),
  {
    slip: "a status with a capital letter",
    change: editedEvent("status: upcoming", "status: Upcoming"),
    says: `${at}:4 status — is no status that programs know — write \`upcoming\``,
  },
  {
    slip: "a reference with .yaml",
    change: editedEvent("- namuna-devi", "- namuna-devi.yaml"),
    says: `${at}:11 speakers: entry 1 — is not a file's name without .yaml (small letters, digits and hyphens) — write \`namuna-devi\`, if that is the file's name`,
  },
  {
    slip: "an e-mail address without @",
    change: edited("site.yaml", "namaste@", "namaste at "),
    says: "content/site.yaml:7 contactAddress — is not an e-mail address — write a line such as `contactAddress: namaste@yatra.example` (the e-mail address for partners)",
  },
  {
    slip: "a category that partners do not have",
    change: edited("partners.yaml", "category: hosts", "category: host"),
    says: "content/partners.yaml:2 Banyan Club: category — must be one of supporters, hosts, media-partners, community-partners — write a line such as `category: hosts` (the heading of the Partners page below which it is listed)",
  },
  {
    slip: "a language that talks are not held in",
    change: editedEvent("city: T", "languages: [Tamill]\ncity: T"),
    says: `${at}:2 languages: entry 1 — must be one of ${languageNames.join(", ")} — write a line such as \`- Assamese\``,
  },
  {
    slip: "a latitude outside India",
    change: edited("cities.yaml", "10.79", "51.5"),
    says: "content/cities.yaml:5 Trichy: latitude — lies outside India — write degrees north, between 6 and 38; do not swap latitude and longitude",
  },
  {
    slip: "a time of day with one digit",
    change: edited("landing.yaml", "time: 13:00", "time: 9:00"),
    says: "content/landing.yaml:14 day: hours: entry 2: time — is no time of day — write hour and minute with two digits each, such as 09:30",
  },
  {
    slip: "two hours at one time",
    change: edited("landing.yaml", "time: 13:00", "time: 10:00"),
    says: "content/landing.yaml:12 day: hours — is not in the order of the day, each time once — sort the entries by their times",
  },
  {
    slip: "a link with a character that a chat put behind it",
    change: editedEvent("example/trichy", "example/trichy\u200B"),
    says: `${at}:9 registrationLink — has an invisible character (U+200B), so the link leads nowhere — delete the text and type \`https://register.example/trichy\``,
  },
  {
    slip: "a link with invisible characters before it",
    change: editedEvent("https:", "\u2066\uFEFFhttps:"),
    says: `${at}:9 registrationLink — has an invisible character (U+2066), so the link leads nowhere — delete the text and type \`https://register.example/trichy\``,
  },
  ...[
    { file: "partners.yaml", at: "8 Chai & Chain: website", from: "/chai.example", clean: "https://chai.example" },
    { file: "partners.yaml", at: "3 Banyan Club: logo", from: "club.svg", clean: "/images/partners/banyan-club.svg" },
    { file: "site.yaml", at: "4 siteAddress", from: "yatra.example", clean: "https://yatra.example" },
    { file: "site.yaml", at: "7 contactAddress", from: "@yatra.example", clean: "namaste@yatra.example" },
    { file: "site.yaml", at: "6 aftermovieAddress", from: "embed/1", clean: "https://player.example/embed/1" },
  ].map(({ file, at: place, from, clean }) => ({
    slip: `an invisible character at ${file}:${place}`,
    change: edited(file as "site.yaml", from, `${from}\u2060`),
    says: `content/${file}:${place} — has an invisible character (U+2060), so the link leads nowhere — delete the text and type \`${clean}\``,
  })),
];

test.each(rows)("fields: $slip", async ({ change, says }) => {
  expect(await mistakesIn(change)).toEqual([says].flat());
});
