import { expect, test } from "vitest";
import { goodContent, mistakesIn } from "../content-check/content-folder.fixture.ts";
import { goodEvent } from "../content-check/good-event.fixture.ts";
import { hasControls, isOneLine, isUnseen } from "./visible-text.ts";

test.each(["", "a", " a ", "நாமுனா", "\u200Bа", "21", "•", "😀", "क्\u200D"])("%j is not unseen", (text) => {
  expect(isUnseen(text)).toBe(false);
});

test.each([
  "\u2003",
  " ",
  "\u00A0",
  "\u200B",
  "\u200C\u200D\u2060",
  "\uFEFF",
  "\u00AD",
  "\u3164",
  "\u2800",
  "\u0007",
  "\uFE0F",
])("%j is written, but unseen", (text) => {
  expect(isUnseen(text)).toBe(true);
});

test.each(["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"])("%j ends a line", (end) => {
  expect(isOneLine(`a${end}b`)).toBe(false);
});

test.each(["", "a b", "a\tb", "a\u00A0b"])("%j is one line", (text) => {
  expect(isOneLine(text)).toBe(true);
});

test.each([
  ["\0", true],
  ["\n", true],
  ["\u001b", true],
  ["\u007f", true],
  ["\u0085", true],
  ["\u00A0", false],
  ["\u200D", false],
  ["நி", false],
])("whether %j is a control character: %s", (character, expected) => {
  expect(hasControls(`a${character}b`)).toBe(expected);
});

const speaker = goodContent["speakers/namuna-devi.yaml"];
const at = "content/speakers/namuna-devi.yaml";
const company = "`company: Pathshala 21` (where the speaker works; leave it out if nowhere)";

test.each([
  ["company: |\n  Pathshala\n  21", `${at}:4 company — must be one line — write a line such as ${company}`],
  [
    `company: ${"x".repeat(10_000)}`,
    `${at}:4 company — is too long: at most 200 characters — write a line such as ${company}`,
  ],
])("D-10 a speaker's company is one line of 200 characters at most", async (line, mistake) => {
  expect(await mistakesIn({ "speakers/namuna-devi.yaml": `${speaker}${line}\n` })).toEqual([mistake]);
});

test.each(['""', '"   "', '"\\u200B"'])("D-10 a speaker's company may be blank: %s", async (text) => {
  expect(await mistakesIn({ "speakers/namuna-devi.yaml": `${speaker}company: ${text}\n` })).toEqual([]);
});

test.each(["title", "venue", "description"])("the %s of an event can be seen", async (field) => {
  const event = goodEvent.replace(new RegExp(`^${field}: .*\\n(?: .*\\n|\\n)*`, "m"), `${field}: "\\u200B"\n`);
  expect(await mistakesIn({ "events/2025/trichy-2025.yaml": event })).toEqual([
    expect.stringContaining(`${field} — has nothing that can be seen — write a line such as`),
  ]);
});
