import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { contentLines, textProperty } from "./content-lines.ts";

/** A calendar with one property. */
const calendarWith = (text: string) =>
  contentLines({ name: "VCALENDAR", properties: [textProperty("DESCRIPTION", text)] });

/** Texts that need escapes. Not every parser reads the last one right: its backslash belongs to the text. */
const hostileTexts = [
  "semicolon; comma, backslash \\ and another \\;\\, end\\",
  "quotes \" ' & <b>markup</b> ]]> --> <!-- <script>alert(1)</script>",
  "BEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR",
  "tab\tline\r\nline\rline\u2028line\u2029paragraph\u0085next",
  "controls \u0000\u0007\u001b\u007f are dropped",
  `${"ந".repeat(60)} ${"👩‍🏫".repeat(30)} ${"é".repeat(80)}`,
  "شرینگر right \u202eto left\u202c zero\u200bwidth\ufeff",
  `${"x".repeat(60)}🚂 is longer than the first line by one octet`,
  "x".repeat(10_000),
  " begins and ends with a space ",
];

const texts = [...hostileTexts, "backslash and n: \\n"];

describe.each(texts.map((text) => [text.slice(0, 24), text] as const))("%j", (_name, text) => {
  test("is folded into lines of at most 75 octets without splitting a character", () => {
    const lines = calendarWith(text).split("\r\n");
    expect(lines.at(-1)).toBe("");
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
      expect(line.isWellFormed()).toBe(true);
    }
  });

  test("is parsed to the same text, with normalised line breaks and without control characters", () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that are dropped
    const expected = text.replace(/\r\n|[\r\u2028\u2029]/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
    const read = new ICAL.Component(ICAL.parse(calendarWith(text)));
    expect(read.getFirstPropertyValue("description")).toBe(expected);
    expect(read.getAllSubcomponents()).toEqual([]);
  });
});

// Most parsers read a semicolon without its backslash too.
test("semicolons, commas, backslashes and line breaks of a text are escaped (RFC 5545, 3.3.11)", () => {
  const { value } = textProperty("X", "a;b,c\\d\ne\r\nf");
  expect(value).toBe("a\\;b\\,c\\\\d\\ne\\nf");
});

test("a fold never splits an escape, and is not at a space", () => {
  const lines = (value: string) => contentLines({ name: "X", properties: [{ name: "A", value }] }).split("\r\n");
  expect(lines(`${"b".repeat(72)}\\,c`)).toEqual(["BEGIN:X", `A:${"b".repeat(72)}`, " \\,c", "END:X", ""]);
  expect(lines(`${"b".repeat(72)}  c`)).toEqual(["BEGIN:X", `A:${"b".repeat(71)}`, " b  c", "END:X", ""]);
  // Also if the piece that should stay whole is longer than a line.
  expect(lines("\\\\".repeat(40))).toEqual(["BEGIN:X", `A:${"\\".repeat(72)}`, ` ${"\\".repeat(8)}`, "END:X", ""]);
});

test("a line of 75 octets is not folded, and one of 76 is", () => {
  const whole = contentLines({ name: "X", properties: [{ name: "A", value: "b".repeat(73) }] });
  expect(whole).toBe(`BEGIN:X\r\nA:${"b".repeat(73)}\r\nEND:X\r\n`);
  const folded = contentLines({ name: "X", properties: [{ name: "A", value: "b".repeat(74) }] });
  expect(folded).toBe(`BEGIN:X\r\nA:${"b".repeat(73)}\r\n b\r\nEND:X\r\n`);
});
