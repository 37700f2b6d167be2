import { expect, test } from "vitest";
import { mistakesAfter } from "../content.fixture.ts";

test.each([
  [
    "a colon in a text",
    "Yatra Trichy",
    "Yatra: Trichy",
    'e:1 title — contains a colon and a space, so it needs quotation marks — write `title: "Bitcoin Yatra: Trichy"`',
  ],
  [
    "a colon in a text with curly quotation marks",
    "Bitcoin Yatra Trichy",
    "“Bitcoin: Trichy”",
    'e:1 title — contains a colon and a space, so it needs quotation marks — write `title: "Bitcoin: Trichy"`',
  ],
  [
    "a colon at the end of a text",
    "Yatra Trichy",
    "Yatra:",
    'e:1 title — contains a colon and a space, so it needs quotation marks — write `title: "Bitcoin Yatra:"`',
  ],
  [
    "an @ at the beginning",
    "title: ",
    "title: @",
    'e:1 title — begins with @, so it needs quotation marks — write `title: "@Bitcoin Yatra Trichy"`',
  ],
  [
    "a * at the beginning",
    "title: ",
    "title: *",
    'e:1 title — begins with *, so it needs quotation marks — write `title: "*Bitcoin Yatra Trichy"`',
  ],
  [
    "a ! at the beginning",
    "title: ",
    "title: !",
    'e:1 title — begins with !, so it needs quotation marks — write `title: "!Bitcoin Yatra Trichy"`',
  ],
  [
    "an & at the beginning",
    "title: ",
    "title: &",
    'e:1 title — begins with &, so it needs quotation marks — write `title: "&Bitcoin Yatra Trichy"`',
  ],
  [
    "a bracket at the beginning",
    "title: ",
    "title: [New] ",
    'e:1 title — begins with [, so it needs quotation marks — write `title: "[New] Bitcoin Yatra Trichy"`',
  ],
  [
    "a dash at the beginning",
    "title: ",
    "title: - ",
    'e:1 title — begins with -, so it needs quotation marks — write `title: "- Bitcoin Yatra Trichy"`',
  ],
  [
    "a quotation mark that stays open",
    "title: ",
    'title: "',
    "e:1 title — has a quotation mark without its partner — write `title: Bitcoin Yatra Trichy`",
  ],
  [
    "a quotation of the first word",
    "Bitcoin",
    '"Bitcoin"',
    "e:1 title — has a quotation mark without its partner — write `title: '\"Bitcoin\" Yatra Trichy'`",
  ],
  [
    "an apostrophe within apostrophes",
    "Bitcoin Yatra Trichy",
    "'It's time'",
    "e:1 title — has a quotation mark without its partner — write `title: It's time`",
  ],
])("a text with %s is shown as it should be written", (_name, pattern, replacement, message) => {
  expect(mistakesAfter(pattern, replacement)).toEqual([message]);
});

test.each([
  ["in quotation marks", '"Bitcoin Yatra: Trichy"'],
  ["in apostrophes", "'Bitcoin Yatra: it''s Trichy' # remark"],
  ["with a colon inside a word", "Bitcoin 10:30 https://a.example"],
  ["with quotation marks inside", 'The "Yatra" [new] {2}'],
  ["with a hash inside a word", "Bitcoin#1"],
  ["with a hyphen at the beginning", "-Bitcoin"],
])("a title %s needs nothing more", (_name, title) => {
  expect(mistakesAfter("Bitcoin Yatra Trichy", title)).toEqual([]);
});
