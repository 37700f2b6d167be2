import { expect, test } from "vitest";
import { goodContent, goodEvent, mistakesAfter } from "../content.fixture.ts";
import { problemText } from "../content-error.ts";
import { contentFileKinds } from "../content-source.ts";
import { parseContentFile } from "./parse-content-file.ts";

const needsBar =
  "is a text of several lines, which starts with `|` after the colon — write `description: |`, and the text on the lines below, indented by two spaces";

test.each([
  ["no space after the colon", "city: ", "city:", "e:2 city — needs a space after the colon — write `city: Trichy`"],
  [
    "no space after the first colon",
    "title: ",
    "title:",
    "e:1 title — needs a space after the colon — write `title: Bitcoin Yatra Trichy`",
  ],
  ["no colon", "city: ", "city ", "e:2 city — needs a colon and a space behind it — write `city: Trichy`"],
  ["no | before several lines", "description: |", "description:", `e:16 description — ${needsBar}`],
  ["no |, and the text begins behind the colon", "description: |\n ", "description:", `e:16 description — ${needsBar}`],
  [
    "text behind the |",
    "|\n  The first",
    "| The first",
    "e:16 description — has text behind the `|` — move it to the next line, indented by two spaces",
  ],
  [
    "an unindented line in a text",
    "  The second",
    "The second",
    "e:19 — “The second one.” is not a field — if it belongs to the text above, indent this line by two spaces",
  ],
  [
    "a line of dashes in a text",
    "  The second",
    "---\n  The second",
    "e:19 — “---” is not a field — if it belongs to the text above, indent this line by two spaces",
  ],
  [
    "several unindented lines in a text",
    "  The second one.",
    "After lunch we sit in small groups.\n\n- tea\n11:00 AM: home",
    "e:19 — “After lunch we sit in sm…” is not a field — if it belongs to the text above, indent this line and the text down to line 22 by two spaces",
  ],
  [
    "a text whose first line is further in",
    "  The first",
    "      The first",
    "e:19 — “The second one.” is not a field — if it belongs to the text above, indent this line by 4 spaces",
  ],
  [
    "a text whose first line is one space further in",
    "  The first",
    "   The first",
    "e:19 — “The second one.” is not a field — if it belongs to the text above, indent this line by one space",
  ],
  [
    "a tab",
    "  - namuna-devi",
    "\t- namuna-devi",
    "e:11 — is indented with the Tab key — use spaces instead of the Tab key",
  ],
  [
    "tabs",
    /^ {2}-/gm,
    "\t-",
    "e:11 — is indented with the Tab key (lines 11, 12, 14) — use spaces instead of the Tab key",
  ],
  [
    "a tab in a text",
    "  The first",
    "\tThe first",
    "e:17 — is indented with the Tab key — use spaces instead of the Tab key",
  ],
  [
    "no space after a hyphen",
    "- sponsor",
    "-sponsor",
    "e:14 sponsor — needs a space after the hyphen — write `- sponsor: tijori`",
  ],
  [
    "a field further in",
    "city",
    " city",
    "e:2 city — is not lined up with the fields around it — begin it at the start of the line",
  ],
  [
    "the first field further in",
    "title",
    " title",
    "e:1 title — is not lined up with the fields around it — begin it at the start of the line",
  ],
  [
    "a field of an entry further in",
    "    tier",
    "      tier",
    "e:15 tier — is not lined up with the fields around it — begin it with 4 spaces",
  ],
  [
    "a field of an entry less far in",
    "    tier",
    "  tier",
    "e:15 tier — is not lined up with the fields around it — begin it with 4 spaces",
  ],
  [
    "prose before the first field",
    "title",
    "Our next event\ntitle",
    "e:1 — “Our next event” is not a field — if it belongs to the text above, indent this line by two spaces, or remove it",
  ],
  [
    "an entry less far in than its fields",
    "  - sponsor",
    " - sponsor",
    "e:14 sponsor — is not lined up with the fields around it — begin it with 2 spaces",
  ],
])("%s is named at its line, with the mend", (_name, pattern, replacement, message) => {
  expect(mistakesAfter(pattern, replacement)).toEqual([message]);
});

test("every line that is badly written is named, not only the first", () => {
  const broken = goodEvent
    .replace("Yatra Trichy", "Yatra: Trichy")
    .replace("city: ", "city:")
    .replace("  - namuna", "\t- namuna")
    .replace("description: |\n  The first", "description:\nThe first");
  const { problems } = parseContentFile("e", broken, contentFileKinds.events.schema);
  expect(problems.map(({ line }) => line).sort((a, b) => a - b)).toEqual([1, 2, 11, 16, 17]);
});

test("a broken line in a list of entries is named by its field", () => {
  const broken = goodContent["cities.yaml"].replace("boardName: T", " boardName: Main: T");
  expect(parseContentFile("c", broken, contentFileKinds.cities.schema).problems.map(problemText)).toEqual([
    "c:2 boardName — is not lined up with the fields around it — begin it with 2 spaces",
    'c:2 boardName — contains a colon and a space, so it needs quotation marks — write `boardName: "Main: Tiruchirappalli"`',
  ]);
});

test("what nobody foresaw is still said in words without YAML's own terms, once", () => {
  expect(mistakesAfter("speakers:\n", "speakers: []\n")).toEqual([
    "e:11 — cannot be read — look at this line and the one above: a space after the colon, quotation marks around a text with a colon or a #, spaces at the beginning as in the lines around",
  ]);
});

test.each([
  ["Windows line ends", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["remarks and blank lines", (text: string) => `# An event.\n\n${text}\n# The end.\n`],
  ["four spaces of indentation", (text: string) => text.replace(/^ {2}/gm, "    ")],
  ["lists without indentation", (text: string) => text.replace(/^ {2}(- [mn])/gm, "$1")],
  ["a list in one line", (text: string) => text.replace(/speakers:\n.*\n.*\n/, "speakers: [namuna-devi]\n")],
])("a file with %s is read", (_name, change) => {
  const changed = change(goodEvent);
  expect(changed).not.toBe(goodEvent);
  expect(parseContentFile("e", changed, contentFileKinds.events.schema).problems).toEqual([]);
});
