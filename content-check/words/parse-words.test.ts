import { expect, test } from "vitest";
import { parseWords } from "./parse-words.ts";
import { declareWords } from "./write-types.ts";

const parse = (lines: string) => parseWords("words/en.yaml", "en", lines);

test.each([
  { text: "hi:\n  home: X\n", says: "words/en.yaml:1 — has no words below `en:` — begin the file with that line" },
  {
    text: "en:\n  home: No\n",
    says: "words/en.yaml:2 home — is read as boolean by some programs — put it in quotation marks",
  },
  { text: "en:\n  home:\n", says: "words/en.yaml:2 home — is empty — write its text" },
  {
    text: "en:\n  home: X\n  a: A {नाम}\n",
    says: "words/en.yaml:3 a — has braces around something else than a name in English letters, or a single one — write arguments as {name}",
  },
  { text: "en:\n  a: A }\n", says: "words/en.yaml:2 a — has braces" },
  { text: "en:\n  a:\n    other: A {b\n", says: "words/en.yaml:3 a: other — has braces" },
  { text: "en:\n  a: A\n  a: B\n", says: "words/en.yaml:3 a — appears twice — remove one" },
  {
    text: "en:\n  days: [Sun, 2]\n",
    says: "words/en.yaml:2 days — has an entry that is read as number by some programs — put it in quotation marks",
  },
  {
    text: 'en:\n  b: B\n  a:A\n  # C\n  c: "C"\n',
    says: "words/en.yaml:3 a — has no space after the colon — write a colon and a space",
  },
  {
    text: "en:\n  a:A\n  # B\n  b: B\n",
    says: "words/en.yaml:2 a — has no space after the colon — write a colon and a space",
  },
  {
    text: "en:\n  home: X\n  a: {name}: A\n",
    says: "words/en.yaml:3 a — has a second colon — put the whole text in quotation marks",
  },
  { text: "en:\n  a:\n    one: A\n    other:\n", says: "words/en.yaml:4 a: other — is empty — write its text" },
])("$says", ({ text, says }) => {
  expect(() => parse(text)).toThrow(says);
});

test("the generated types have each word's arguments, and its text as documentation", () => {
  const file = parse(
    'en:\n  home: Home\n  stops: { one: "{count} stop", other: "{count} stops in {city}" }\n  go: Go <b>{way}</b> */\n  days: [Sun]\n',
  );
  expect(declareWords(file)).toBe(`/** Generated from words/en.yaml: edit that file only. */
export type Words = {
  /** Home */
  readonly home: string;
  /** {count} stop | {count} stops in {city} */
  readonly stops: (values: { count: number; city: string | number }) => string;
  /** Go <b>{way}</b> * / */
  readonly go: (values: { way: string | number }) => readonly [string, string, string];
  /** Sun */
  readonly days: readonly string[];
};
`);
});
