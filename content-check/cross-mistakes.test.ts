import { expect, test } from "vitest";
import { edited, editedEvent, goodContent, goodEvent, mistakesIn, type Row } from "./content.fixture.ts";

const at = "content/events/2025/trichy-2025.yaml";

const rows: Row[] = [
  {
    slip: "a misspelt speaker",
    change: editedEvent("- maadhiri-selvan", "- maadhiri"),
    says: `${at}:12 speakers: entry 2 — is maadhiri, but there is no content/speakers/maadhiri.yaml — write \`maadhiri-selvan\`, or add that file`,
  },
  {
    slip: "a speaker twice",
    change: editedEvent("- maadhiri-selvan", "- maadhiri-selvan\n  - namuna-devi"),
    says: `${at}:13 speakers: entry 3 — appears twice in this event — remove one of the two`,
  },
  {
    slip: "a sponsor twice, at two tiers",
    change: editedEvent("description: |", "  - sponsor: tijori\n    tier: powered-by\ndescription: |"),
    says: `${at}:16 sponsors: entry 2: sponsor — appears twice in this event — remove one of the two`,
  },
  {
    slip: "an unknown sponsor",
    change: editedEvent("sponsor: tijori", "sponsor: potli"),
    says: `${at}:14 sponsors: entry 1: sponsor — is potli, but there is no content/sponsors/potli.yaml — add that file, or correct the name`,
  },
  {
    slip: "an unknown sponsor beside Fueling",
    change: edited("site.yaml", "fueledBy: tijori", "fueledBy: potli"),
    says: "content/site.yaml:12 fueledBy — is potli, but there is no content/sponsors/potli.yaml — add that file, or correct the name",
  },
  {
    slip: "a mission without its target",
    change: edited("site.yaml", "Reach 100,000+", "Reach 1,00,000+"),
    says: "content/site.yaml:24 mission — does not contain `100,000+`, the missionTarget — write it into the sentence, in these digits",
  },
  {
    slip: "an end at the beginning",
    change: editedEvent("ends: 2025-09-28 17:00", "ends: 2025-09-28 10:00"),
    says: `${at}:6 ends — is not after the beginning — correct \`starts:\` or \`ends:\``,
  },
  {
    slip: "a name that a phase's URL has",
    change: { "events/2025/phase2.yaml": goodEvent },
    says: "content/events/2025/phase2.yaml:1 — cannot be named phase2.yaml, because /events/phase2 is the URL of something else — rename the file",
  },
  {
    slip: "the name of the folder of cities",
    change: { "events/2025/city.yaml": goodEvent },
    says: "content/events/2025/city.yaml:1 — cannot be named city.yaml, because /events/city is the URL of something else — rename the file",
  },
  {
    slip: "two events of one name",
    change: { "events/2026/trichy-2025.yaml": goodEvent },
    says: "content/events/2026/trichy-2025.yaml:1 — has the name of content/events/2025/trichy-2025.yaml — rename one: the event's URL is made of the file's name",
  },
  {
    slip: "a supporter twice",
    change: { "supporters/zz.yaml": goodContent["supporters/tijori.yaml"] },
    says: [
      "content/supporters/zz.yaml:1 name — is that of content/supporters/tijori.yaml too — remove one of the two files",
      "content/supporters/zz.yaml:4 position — is that of content/supporters/tijori.yaml too — give each supporter its own",
    ],
  },
  {
    slip: "a partner twice, in other letters",
    change: edited("partners.yaml", "Chai & Chain", "ＢＡＮＹＡＮ  club"),
    says: "content/partners.yaml:5 ＢＡＮＹＡＮ  club: name — appears twice — remove one of the two",
  },
  {
    slip: "a city twice",
    change: edited("cities.yaml", /.*/s, goodContent["cities.yaml"].repeat(2)),
    says: "content/cities.yaml:7 Trichy: name — appears twice — remove one of the two",
  },
  {
    slip: "a phase's name twice",
    change: edited("phases/phase-1.yaml", "Phase 1", "phase 2"),
    says: "content/phases/phase-2.yaml:1 name — is that of content/phases/phase-1.yaml too — give each phase its own",
  },
  {
    slip: "a phase's number twice",
    change: edited("phases/phase-1.yaml", "number: 1", "number: 2"),
    says: "content/phases/phase-2.yaml:2 number — is that of content/phases/phase-1.yaml too — give each phase its own",
  },
  {
    slip: "a phase's file with a mistake, which is no mistake of its events",
    change: edited("phases/phase-2.yaml", "live", "lively"),
    says: expect.stringMatching(/^content\/phases\/phase-2\.yaml:3 state — /),
  },
  {
    slip: "two live phases",
    change: edited("phases/phase-1.yaml", "concluded", "live"),
    says: "content/phases/phase-2.yaml:3 state — is live, and so is Phase 1 — write `state: concluded` for the one that is over, or `state: ahead` for the one that has not begun",
  },
  {
    slip: "a tour without a phase",
    change: { "phases/phase-1.yaml": null, "phases/phase-2.yaml": null },
    says: "content/phases/phase-1.yaml:1 — is missing — restore the file",
  },
  {
    slip: "an event in a phase that is not in the list",
    change: editedEvent("phase: 2", "phase: 4"),
    says: `${at}:3 phase — is 4, which is not in content/phases/ — write 1 or 2, or add that phase there`,
  },
  {
    slip: "an aftermovie of a phase that is not in the list",
    change: edited("site.yaml", /^/, "aftermoviePhase: 7\n"),
    says: "content/site.yaml:1 aftermoviePhase — is 7, which is not in content/phases/ — write 1 or 2, or add that phase there",
  },
  {
    slip: "a UUID twice, as after copying a file",
    change: {
      ...editedEvent(/^/, "uuid: 0d6a3c52-6d0c-4f86-9f1b-6a1d5b0c8e11\n"),
      "events/2025/trichy-again.yaml": `uuid: 0D6A3C52-6D0C-4F86-9F1B-6A1D5B0C8E11\n${goodEvent}`,
    },
    says: `content/events/2025/trichy-again.yaml:1 uuid — is that of ${at} too — remove the line from the copy, and keep it in the other: calendars know that event by it`,
  },
  {
    slip: "a lesson twice",
    change: edited("landing.yaml", /( {4}- \{ sign.*\n)/, "$1$1"),
    says: "content/landing.yaml:9 lessons: signs: entry 2: title — appears twice — remove one of the two",
  },
  {
    slip: "a question twice",
    change: edited("landing.yaml", /( {4}- \{ question.*\n)/, "$1$1"),
    says: "content/landing.yaml:19 questions: answers: entry 2: question — appears twice — remove one of the two",
  },
  {
    slip: "a question twice in a translation",
    change: {
      ...edited("landing.yaml", /( {4}- \{ question.*\n)/, "$1    - { question: How much?, answer: Nothing. }\n"),
      "landing.hi.yaml":
        "questions:\n  answers:\n    - { question: कितना?, answer: ० }\n    - { question: कितना?, answer: ० }\n",
    },
    says: "content/landing.hi.yaml:4 questions: answers: entry 2: question — appears twice — remove one of the two",
  },
  {
    slip: "a photograph twice",
    change: edited("site.yaml", /( {2}- picture.*\n.*\n)/, "$1$1"),
    says: "content/site.yaml:24 eventPhotos: entry 2: picture — appears twice — remove one of the two",
  },
  {
    slip: "a picture beside the content files",
    change: { "events/trichy.jpg": "" },
    says: "content/events/trichy.jpg:1 — is not read — move the picture to content/images/",
  },
  {
    slip: "an editor's backup of an event",
    change: { "events/2025/trichy-2025.yaml~": goodEvent },
    says: "content/events/2025/trichy-2025.yaml~:1 — is not read — remove it: it is a copy that an editor left behind, and its original is read",
  },
  {
    slip: "an event in no folder of a year",
    change: { "events/Madurai 1.yml": goodEvent },
    says: "content/events/Madurai 1.yml:1 — is not read — rename it to content/events/<year>/<name>.yaml, with small letters, digits and hyphens as its name",
  },
  {
    slip: "a file in no folder of its kind",
    change: { "madurai.yaml": goodEvent },
    says: "content/madurai.yaml:1 — is not read — rename it to content/events/<year>/<name>.yaml, content/speakers/<name>.yaml, content/sponsors/<name>.yaml, content/supporters/<name>.yaml, content/phases/<name>.yaml, with small letters, digits and hyphens as its name; name a page's own file <page>.yaml and add it to catalogue/content-kinds.ts; or remove it",
  },
];

test.each(rows)("references between files: $slip", async ({ change, says }) => {
  expect(await mistakesIn(change)).toEqual([says].flat());
});

test.each([
  { changed: "2025-09-22 23:59", says: [] },
  {
    changed: "2025-09-23 00:01",
    says: [
      `content/events/2025/trichy-2025.yaml:20 changed — is in the future — write when the file was last changed, such as \`changed: 2025-09-22 00:00\``,
    ],
  },
])("an event that was changed on $changed, by the check's clock", async ({ changed, says }) => {
  const now = new Date("2025-09-22T00:00:00+05:30");
  expect(await mistakesIn(editedEvent("changed: 2025-09-20 11:00", `changed: ${changed}`), now)).toEqual(says);
});

test("two languages with the same script may have the same name", async () => {
  const name = "name: तिजोरी\n";
  expect(await mistakesIn({ "sponsors/tijori.hi.yaml": name, "sponsors/tijori.mr.yaml": name })).toEqual([]);
});
