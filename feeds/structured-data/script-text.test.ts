import { expect, test } from "vitest";
import { scriptText } from "./script-text.ts";

test.each([
  { what: "the end of a script", text: '</script><script>alert("1")</script>' },
  { what: "the end in other letters and with space", text: "</SCRIPT\n>" },
  { what: "the beginning and the end of a comment", text: "<!-- <script> -->" },
  { what: "the end of a section", text: "]]>" },
  { what: "the separators of lines and paragraphs", text: "one\u2028two\u2029three" },
  { what: "quotes, backslashes and control characters", text: '"\\"\\u003c\u0000\n\t' },
  { what: "half of a pair of surrogates", text: "\ud83d" },
  { what: "a replacement pattern", text: "$& $1 $`" },
])("$what stays text: it neither ends the element nor breaks the JSON", ({ text }) => {
  const json = scriptText({ [text]: [text] });
  expect(json).not.toMatch(/[<>\u2028\u2029\n]/);
  expect(JSON.parse(json)).toEqual({ [text]: [text] });
});
