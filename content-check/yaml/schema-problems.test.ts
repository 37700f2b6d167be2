import { expect, test } from "vitest";
import { mistakesAfter } from "../content.fixture.ts";

const register =
  "`registrationLink: https://register.example/trichy` (where to register; only while the status is upcoming)";
test.each([
  ["ends: 2025-09-28 17:00\n", "", "e:1 ends — is missing — add a line such as `ends: 2025-09-28 17:00`"],
  [
    /speakers:\n.*selvan\n/s,
    "",
    "e:1 speakers — is missing — add a line such as `speakers:` and below it `  - namuna-devi`",
  ],
  [/ {4}tier.*\n/, "", "e:14 sponsors: entry 1: tier — is missing — add a line such as `tier: title-sponsor`"],
  [
    /description.*one\.\n/s,
    "",
    "e:1 description — is missing — add a line such as `description: |` and below it `  The first paragraph.` and `  The second one.`",
  ],
])("a missing field is shown as a line to add", (pattern, replacement, message) => {
  expect(mistakesAfter(pattern, replacement)).toEqual([message]);
});

test.each([
  ["city: Trichy", "city:", "e:2 city — is empty — write a line such as `city: Trichy` (the city)"],
  ["city: Trichy", 'city: " "', "e:2 city — is empty — write a line such as `city: Trichy` (the city)"],
  [/https:.*/, "", `e:9 registrationLink — is empty — write a line such as ${register}, or remove the line`],
  [/https:.*/, '""', `e:9 registrationLink — is empty — write a line such as ${register}, or remove the line`],
  [
    / {2}- namuna.*selvan\n/s,
    "",
    "e:10 speakers — is empty — write a line such as `speakers:` and below it `  - namuna-devi` (who speaks; write `speakers: []` for nobody yet)",
  ],
  [
    "Address: Rock",
    "Address: #12, Rock",
    'e:8 venueAddress — is empty, because # begins a remark — put the text in quotation marks: `venueAddress: "#12, Rockfort Hall, Trichy"`',
  ],
  [
    /.*/s,
    "",
    "e:1 — is empty — write a line such as `title: Bitcoin Yatra Trichy` and below it `city: Trichy` and `phase: 2`",
  ],
  [
    /.*/s,
    "# Later.\n",
    "e:1 — is empty — write a line such as `title: Bitcoin Yatra Trichy` and below it `city: Trichy` and `phase: 2`",
  ],
])("what is empty says so, and whether it may go", (pattern, replacement, message) => {
  expect(mistakesAfter(pattern, replacement)).toEqual([message]);
});

test.each([
  [
    /speakers:\n.*selvan/s,
    "speakers: namuna-devi",
    "e:10 speakers — is not a list — put each on its own line after `- `, such as `- namuna-devi`",
  ],
  [
    / {2}- namuna.*selvan/s,
    "  -namuna-devi\n  -nidarshan",
    "e:10 speakers — has a hyphen without a space — put a space after each hyphen, such as `- namuna-devi`",
  ],
  [
    / {2}- sponsor.*title-sponsor/s,
    "  - tijori",
    "e:14 sponsors: entry 1 — is not a group of fields — write a line such as `- sponsor: tijori` and below it `  tier: title-sponsor`",
  ],
  [
    "- maadhiri-selvan",
    "- name: x",
    "e:12 speakers: x — is not one text — write a line such as `- namuna-devi` (a speaker's file in content/speakers/, without .yaml)",
  ],
  ["- maadhiri-selvan", "- 21", 'e:12 speakers: entry 2 — needs quotation marks — write `- "21"`'],
  ["Bitcoin Yatra Trichy", "007", 'e:1 title — needs quotation marks — write `title: "007"`'],
  ["Bitcoin Yatra Trichy", "true", 'e:1 title — needs quotation marks — write `title: "true"`'],
  ["phase: 2", 'phase: "2"', "e:3 phase — has quotation marks — write `phase: 2`"],
  [
    "description: |\n  The first paragraph: it",
    "description:\n  First: it",
    "e:16 description — is a text of several lines, which starts with `|` after the colon — write `description: |`, and the text on the lines below, indented by two spaces",
  ],
  [
    "description: |\n  The first paragraph: it",
    "description: The first\n  paragraph it",
    "e:16 description — is a text of several lines, which starts with `|` after the colon — write `description: |`, and the text on the lines below, indented by two spaces",
  ],
  [
    "venue: Rockfort Hall",
    "venue: Rockfort Hall\n  and garden",
    "e:7 venue — goes on in the next line — write all of it in one line",
  ],
  [
    "venue: Rockfort Hall",
    'venue: "Rockfort\\nHall"',
    "e:7 venue — must be one line — write a line such as `venue: Rockfort Hall` (the name of the place)",
  ],
  ["city: Trichy", `city: ${"x".repeat(61)}`, "e:2 city — is too long: at most 60 characters — shorten it by 1"],
])("a value of the wrong kind is named with the mend", (pattern, replacement, message) => {
  expect(mistakesAfter(pattern, replacement)).toEqual([message]);
});

test.each([
  ["upcoming", "Upcoming", "e:4 status — has a capital letter — write it in small letters: `status: upcoming`"],
  ["upcoming", "CLOSED", "e:4 status — has a capital letter — write it in small letters: `status: closed`"],
  [
    "2025-09-28 10:00",
    "2025-09-28",
    "e:5 starts — lacks the time — write hour and minute behind the day, such as 2025-09-28 10:00",
  ],
  [
    "- maadhiri-selvan",
    "- maadhiri-selvan.yaml",
    "e:12 speakers: entry 2 — ends with .yaml — leave it out and write `maadhiri-selvan`",
  ],
  [
    "- maadhiri-selvan",
    "- Maadhiri Selvan",
    "e:12 speakers: entry 2 — is not a file's name without .yaml (small letters, digits and hyphens) — write `maadhiri-selvan`, if that is the file's name",
  ],
  [
    "sponsor: tijori",
    "sponsor: Tijori",
    "e:14 sponsors: entry 1: sponsor — is not a file's name without .yaml (small letters, digits and hyphens) — write `tijori`, if that is the file's name",
  ],
  [
    "- maadhiri-selvan",
    "- மாதிரி",
    "e:12 speakers: entry 2 — is not a file's name without .yaml (small letters, digits and hyphens) — write a line such as `- namuna-devi` (a speaker's file in content/speakers/, without .yaml)",
  ],
  [
    "https://",
    "",
    `e:9 registrationLink — is not a web address that begins with https:// or http:// — write a line such as ${register}`,
  ],
])("a value of the wrong form is named with the mend: %s as %s", (pattern, replacement, message) => {
  expect(mistakesAfter(pattern, replacement)).toEqual([message]);
});

test("a line with a mistake is not named a second time for going on in the next line", () => {
  expect(mistakesAfter("- maadhiri-selvan", "- maadhiri\n    selvan")).toEqual([
    "e:12 speakers: entry 2 — is not a file's name without .yaml (small letters, digits and hyphens) — write `maadhiri-selvan`, if that is the file's name",
  ]);
});

test.each(["cancelled", "Cancelled", "sold-out", "Postponed to May"])("C-10 the status %s is allowed", (status) => {
  expect(mistakesAfter("upcoming", status)).toEqual([]);
});
