import { expect, test } from "vitest";
import { type ContentChanges, goodContent, goodEvent, mistakesIn } from "./content.fixture.ts";

const eventFile = "events/2025/trichy-2025.yaml";
const at = "content/events/2025/trichy-2025.yaml";

const withEvent = (pattern: string | RegExp, replacement: string): ContentChanges => ({
  [eventFile]: goodEvent.replace(pattern, replacement),
});
const changed = (file: keyof typeof goodContent, pattern: string | RegExp, replacement: string): ContentChanges => ({
  [file]: goodContent[file].replace(pattern, replacement),
});

test.each<[string, ContentChanges, string]>([
  ["a site file that is gone", { "site.yaml": null }, "content/site.yaml:1 — is missing — restore the file"],
  [
    "an unknown speaker",
    withEvent("- maadhiri-selvan", "- maadhiri"),
    `${at}:12 speakers: entry 2 — names maadhiri, but there is no content/speakers/maadhiri.yaml — write \`maadhiri-selvan\`, or add that file`,
  ],
  [
    "a speaker twice",
    withEvent("- maadhiri-selvan", "- maadhiri-selvan\n  - namuna-devi"),
    `${at}:13 speakers: entry 3 — stands twice in this event — remove one of the two`,
  ],
  [
    "a sponsor twice, at two tiers",
    withEvent("description: |", "  - sponsor: tijori\n    tier: powered-by\ndescription: |"),
    `${at}:16 sponsors: entry 2: sponsor — stands twice in this event — remove one of the two`,
  ],
  [
    "a misspelt sponsor",
    withEvent("sponsor: tijori", "sponsor: tijory"),
    `${at}:14 sponsors: entry 1: sponsor — names tijory, but there is no content/sponsors/tijory.yaml — write \`tijori\`, or add that file`,
  ],
  [
    "an unknown sponsor",
    withEvent("sponsor: tijori", "sponsor: potli"),
    `${at}:14 sponsors: entry 1: sponsor — names potli, but there is no content/sponsors/potli.yaml — add that file or correct the name`,
  ],
  [
    "an unknown sponsor beside Fueling",
    changed("site.yaml", "fueledBy: tijori", "fueledBy: potli"),
    "content/site.yaml:12 fueledBy — names potli, but there is no content/sponsors/potli.yaml — add that file or correct the name",
  ],
  [
    "an end before the beginning",
    withEvent("ends: 2025-09-28 17:00", "ends: 2025-09-28 09:00"),
    `${at}:6 ends — is not after the beginning — correct starts or ends`,
  ],
  [
    "an end at the beginning",
    withEvent("ends: 2025-09-28 17:00", "ends: 2025-09-28 10:00"),
    `${at}:6 ends — is not after the beginning — correct starts or ends`,
  ],
  [
    "an id that another address has",
    { "events/2025/phase2.yaml": goodEvent },
    "content/events/2025/phase2.yaml:1 — cannot be named phase2.yaml: /events/phase2 leads to the list of events — rename the file",
  ],
  [
    "an id that addresses leave out",
    { "events/2025/index.yaml": goodEvent },
    "content/events/2025/index.yaml:1 — cannot be named index.yaml: /events/index leads to the list of events — rename the file",
  ],
  [
    "an id twice",
    { "events/2026/trichy-2025.yaml": goodEvent.replace(/2025-09/g, "2026-09") },
    `content/events/2026/trichy-2025.yaml:1 — has the name of ${at} — rename one: a file's name is the event's address`,
  ],
  [
    "a supporter's position twice",
    { "supporters/zz.yaml": goodContent["supporters/tijori.yaml"] },
    "content/supporters/zz.yaml:4 position — is 1, as in content/supporters/tijori.yaml — give each supporter its own",
  ],
  [
    "a partner twice, in other letters",
    changed("partners.yaml", "Chai & Chain", "BANYAN Club"),
    "content/partners.yaml:5 BANYAN Club: name — stands twice in its category — remove one of the two",
  ],
  [
    "a partner's category",
    changed("partners.yaml", "category: hosts", "category: host"),
    "content/partners.yaml:2 Banyan Club: category — must be one of supporters, hosts, media-partners, community-partners — write a line such as `category: hosts` (under which heading of the Partners page it stands)",
  ],
  [
    "partners in a database, as in versions before",
    changed("site.yaml", /^/, "# Where from?\npartnersFrom: database\n"),
    "content/site.yaml:2 partnersFrom — is no longer a field: partners are what content/partners.yaml says — remove the line; if it says database, first run `npm run partners -- adopt` with the version before, which writes the partners of the database into that file",
  ],
  [
    "a partner without a name",
    changed("partners.yaml", /name: Banyan Club/, "name:"),
    "content/partners.yaml:1 entry 1: name — is empty — write a line such as `name: Banyan Club` (the partner's name, once in its category)",
  ],
  [
    "a partner with a blank name",
    changed("partners.yaml", /name: Banyan Club/, 'name: " "'),
    "content/partners.yaml:1 entry 1: name — is empty — write a line such as `name: Banyan Club` (the partner's name, once in its category)",
  ],
  [
    "a partner's logo that is not there",
    changed("partners.yaml", "banyan-club.svg", "banyan.svg"),
    "content/partners.yaml:3 Banyan Club: logo — names partners/banyan.svg, but there is no content/images/partners/banyan.svg — put the picture there or correct the name",
  ],
  [
    "a speaker's picture that is not there",
    changed("speakers/maadhiri-selvan.yaml", "maadhiri.png", "maadhiri.jpg"),
    "content/speakers/maadhiri-selvan.yaml:4 image — names speakers/maadhiri.jpg, but there is no content/images/speakers/maadhiri.jpg — put the picture there or correct the name",
  ],
  [
    "an event photo that is not there",
    changed("site.yaml", "- picture: photos/group.svg", "- picture: photos/chai.svg"),
    "content/site.yaml:22 eventPhotos: entry 1: picture — names photos/chai.svg, but there is no content/images/photos/chai.svg — put the picture there or correct the name",
  ],
  [
    "an event's picture that is not there",
    withEvent("title: B", "image: postcards/x.svg\ntitle: B"),
    `${at}:1 image — names postcards/x.svg, but there is no content/images/postcards/x.svg — put the picture there or correct the name`,
  ],
  [
    "a city twice",
    changed("cities.yaml", /.*/s, goodContent["cities.yaml"].repeat(2)),
    "content/cities.yaml:7 Trichy: name — stands twice in the list — remove one of the two",
  ],
  [
    "a field of an entry twice",
    changed("cities.yaml", "  hindi", "  name: Trichy\n  hindi"),
    "content/cities.yaml:4 name — stands twice — remove one, or begin the next entry with `- `",
  ],
  [
    "a latitude outside India",
    changed("cities.yaml", "10.79", "51.5"),
    "content/cities.yaml:5 Trichy: latitude — lies outside India — write degrees north, between 6 and 38",
  ],
  [
    "a latitude with a comma",
    changed("cities.yaml", "10.79", "10,79"),
    "content/cities.yaml:5 Trichy: latitude — is not a number — write a line such as `latitude: 10.79` (degrees north)",
  ],
  [
    "a longitude in quotation marks",
    changed("cities.yaml", "78.7", '"78.7"'),
    "content/cities.yaml:6 Trichy: longitude — has quotation marks — write `longitude: 78.7`",
  ],
  [
    "cities that are no list",
    { "cities.yaml": "name: Trichy\n" },
    "content/cities.yaml:1 — is not a list — put each on its own line after `- `, such as `- name: Trichy` and below it `  boardName: Tiruchirappalli` and `  hindi: तिरुचिरापल्ली`",
  ],
  [
    "a figure without quotation marks",
    changed("site.yaml", '"26"', "26"),
    'content/site.yaml:14 figures: events — needs quotation marks — write `events: "26"`',
  ],
  [
    "no event photo",
    changed("site.yaml", /eventPhotos:\n(?: .*\n)+/, "eventPhotos: []\n"),
    "content/site.yaml:21 eventPhotos — has too few entries: at least 1 — write a line such as `eventPhotos:` and below it `  - picture: photos/group.jpg` and `    description: A full hall, waving` (one to six photographs, shown among the figures of Impact so far)",
  ],
  [
    "an e-mail address",
    changed("site.yaml", "namaste@", "namaste at "),
    "content/site.yaml:7 contactAddress — is not an e-mail address — write a line such as `contactAddress: namaste@yatra.example` (the e-mail address for partners)",
  ],
  [
    "a year that is no whole number",
    changed("site.yaml", "missionYear: 2026", "missionYear: 2026.5"),
    "content/site.yaml:10 missionYear — is not a whole number — write a line such as `missionYear: 2026` (the year of the mission)",
  ],
  [
    "a position below 1",
    changed("supporters/tijori.yaml", "position: 1", "position: 0"),
    "content/supporters/tijori.yaml:4 position — is too small: at least 1 — write a line such as `position: 1` (the place in the row, counted from 1)",
  ],
  [
    "a file in no folder of its kind",
    { "events/madurai.yaml": goodEvent },
    "content/events/madurai.yaml:1 — is not read — move it to content/events/<year>/",
  ],
])("%s is one mistake, with its mend", async (_name, changes, message) => {
  expect(await mistakesIn(changes)).toEqual([message]);
});
