import { expect, test } from "vitest";
import { goodEvent, mistakesAfter } from "../content.fixture.ts";
import { oddCharacters } from "./odd-characters.ts";

const noBreak = "contains a no-break space, which only looks like a space";
const special = "contains a special space, which only looks like a space";
const colon = "contains a full-width colon, which only looks like a colon and a space";
const dash = "contains a dash, which only looks like a hyphen";
const unseen = "contains a character that cannot be seen";
const anew = (line: string) => `type the line anew: \`${line}\``;
const indented = ", with usual spaces before it";

test.each([
  ["behind a colon", "venue: ", "venue:\u00A0", `e:7 venue — ${noBreak} — ${anew("venue: Rockfort Hall")}`],
  [
    "behind the first colon",
    "title: ",
    "title:\u00A0",
    `e:1 title — ${noBreak} — ${anew("title: Bitcoin Yatra Trichy")}`,
  ],
  ["behind an unknown field's colon", "city: T", "hall:\u00A0A\ncity: T", undefined],
  ["before an entry", "  - namuna", "\u00A0\u00A0- namuna", `e:11 — ${noBreak} — ${anew("- namuna-devi")}${indented}`],
  ["behind a hyphen", "- namuna", "-\u00A0namuna", `e:11 — ${noBreak} — ${anew("- namuna-devi")}${indented}`],
  [
    "in an entry's field",
    "- sponsor: ",
    "- sponsor:\u00A0",
    `e:14 sponsor — ${noBreak} — ${anew("- sponsor: tijori")}${indented}`,
  ],
  [
    "before a text",
    "  The first",
    "\u00A0 The first",
    `e:17 — ${noBreak} — ${anew("The first paragraph: it has a colon.")}${indented}`,
  ],
  [
    "behind a colon, ideographic",
    "venue: ",
    "venue:\u3000",
    `e:7 venue — ${special} — ${anew("venue: Rockfort Hall")}`,
  ],
  ["a full-width colon", "venue: ", "venue：", `e:7 venue — ${colon} — ${anew("venue: Rockfort Hall")}`],
  ["a full-width colon and a space", "venue: ", "venue： ", `e:7 venue — ${colon} — ${anew("venue: Rockfort Hall")}`],
  ["a dash for a hyphen", "- namuna", "– namuna", `e:11 — ${dash} — ${anew("- namuna-devi")}${indented}`],
  [
    "something unseen before a colon",
    "venue:",
    "venue\u200B:",
    `e:7 venue — ${unseen} — ${anew("venue: Rockfort Hall")}`,
  ],
  [
    "something unseen before a field",
    "venue:",
    "\u200Bvenue:",
    `e:7 venue — ${unseen} — ${anew("venue: Rockfort Hall")}`,
  ],
])("a character that only looks right is named at its own line: %s", (_name, pattern, replacement, message) => {
  const messages = mistakesAfter(pattern, replacement);
  if (message) expect(messages).toEqual([message]);
  else
    expect(messages.map((text) => text.split(" — ", 2).join(" — "))).toEqual([
      `e:2 hall — ${noBreak}`,
      "e:2 hall — is not a known field",
    ]);
});

test("what else is wrong in the file is named all the same", () => {
  const messages = mistakesAfter(/venue: (.*)\n(.*\n)*speakers/, "venue:\u00A0$1\nspeakers");
  expect(messages.map((text) => text.split(" — ", 2).join(" — "))).toEqual([
    `e:7 venue — ${noBreak}`,
    "e:1 venueAddress — is missing",
  ]);
});

test.each([
  ["in the words of a field", "Rockfort Hall\n", "Rockfort\u00A0Hall：A – B\n"],
  ["at the beginning of a field's words", "venue: ", "venue: \u00A0"],
  ["in a text of several lines", "  The second", "  \u00A0– The：second"],
  ["in a field's name within a text", "  The second", "  venue：The second"],
])("such characters may stand %s", (_name, pattern, replacement) => {
  expect(mistakesAfter(pattern, replacement)).toEqual([]);
});

test("a text of several lines is left as it is, whatever else is wrong", () => {
  const text = goodEvent.replace("  The second", "  venue：\u00A0The second");
  expect(oddCharacters(text, new Set(["venue", "description"]))).toEqual({ found: [], meant: text });
});
