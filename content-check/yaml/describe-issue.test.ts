import { expect, test } from "vitest";
import { eventFileSchema } from "../../catalogue/event.ts";
import { mistakesAfter } from "../content.fixture.ts";

const known = Object.keys(eventFileSchema.shape).join(", ");

test.each([
  ["title", "Title", ["e:1 Title — is not a known field — write `title`"]],
  ["venue:", "venu:", ["e:7 venu — is not a known field — write `venue`"]],
  ["registrationLink", "registration", ["e:9 registration — is not a known field — write `registrationLink`"]],
  ["tier", "teir", ["e:15 sponsors: entry 1: teir — is not a known field — write `tier`"]],
  [
    "city: Trichy",
    "city: Trichy\nTitle: A",
    [
      `e:3 Title — is not a known field — correct its spelling (${known}), or remove the line; if it belongs to the text above, indent it by two spaces`,
    ],
  ],
  [
    "city: Trichy",
    "image: a.svg\ncity: Trichy\nimages: a.svg",
    [
      `e:4 images — is not a known field — correct its spelling (${known}), or remove the line; if it belongs to the text above, indent it by two spaces`,
    ],
  ],
  ["registrationLink", "registration link", ["e:9 — is not a known field — write `registrationLink`"]],
  [
    "city: Trichy",
    "city: Trichy\nhost: A",
    [
      `e:3 host — is not a known field — correct its spelling (${known}), or remove the line; if it belongs to the text above, indent it by two spaces`,
    ],
  ],
  [
    "    tier",
    "    level: x\n    tier",
    [
      "e:15 sponsors: entry 1: level — is not a known field — correct its spelling (sponsor, tier), or remove the line; if it belongs to the text above, indent it by two spaces",
    ],
  ],
  [
    "  The second",
    "After lunch we sit in groups: the second",
    [
      "e:19 — “After lunch we sit in gr…” is not a field — if it belongs to the text above, indent this line by two spaces",
    ],
  ],
  ["city: Trichy", "city: Trichy\ntitle: Again", ["e:3 title — stands twice — remove one"]],
])("a field that is unknown or stands twice is named", (pattern, replacement, messages) => {
  expect(mistakesAfter(pattern, replacement)).toEqual(messages);
});

const prototypeNames = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];
const spelling = "or remove the line; if it belongs to the text above, indent it by two spaces";

test.each(prototypeNames)("the name %s, which every object has, is an unknown field like any other", (name) => {
  expect(mistakesAfter("city: Trichy", `city: Trichy\n${name}: x`)).toEqual([
    `e:3 ${name} — is not a known field — correct its spelling (${known}), ${spelling}`,
  ]);
  expect(mistakesAfter("    tier", `    ${name}: x\n    tier`)).toEqual([
    `e:15 sponsors: entry 1: ${name} — is not a known field — correct its spelling (sponsor, tier), ${spelling}`,
  ]);
  expect(mistakesAfter("city: Trichy", `city:\n  ${name}: x`)).toEqual([
    "e:2 city — is not one text — write a line such as `city: Trichy` (the city)",
  ]);
});
