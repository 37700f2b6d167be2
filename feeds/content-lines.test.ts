import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { contentLines, textProperty } from "./content-lines.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The bytes of a calendar with one property. */
function bytesOf(text: string) {
  return new TextEncoder().encode(contentLines({ name: "VCALENDAR", properties: [textProperty("DESCRIPTION", text)] }));
}

/** The lines of a file, without their CRLF. */
function transmitted(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let begin = 0, end = 0; end < bytes.length; end += 1) {
    if (bytes[end] !== 0x0a) continue;
    expect(bytes[end - 1]).toBe(0x0d);
    lines.push(bytes.subarray(begin, end - 1));
    begin = end + 1;
  }
  return lines;
}

/** Texts that need escapes. Not every parser reads the last one right: its backslash belongs to the text. */
const hostileTexts = [
  "semicolon; comma, backslash \\ and another \\;\\, end\\",
  "quotes \" ' & <b>markup</b> ]]> --> <!-- <script>alert(1)</script>",
  "BEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR",
  "tab\tline\r\nline\rline\u2028line\u2029paragraph\u0085next",
  "controls \u0000\u0007\u001b\u007f are dropped",
  `${"ந".repeat(60)} ${"👩‍🏫".repeat(30)} ${"é".repeat(80)}`,
  "شرینگر right \u202eto left\u202c zero\u200bwidth\ufeff",
  "x".repeat(10_000),
  " begins and ends with a space ",
];

const texts = [...hostileTexts, "backslash and n: \\n"];

describe.each(texts.map((text) => [text.slice(0, 24), text] as const))("%j", (_name, text) => {
  test("is folded into lines of at most 75 octets without splitting a character", () => {
    const bytes = bytesOf(text);
    expect(bytes.at(-1)).toBe(0x0a);
    for (const line of transmitted(bytes)) {
      expect(line.length).toBeLessThanOrEqual(75);
      const characters = decoder.decode(line);
      expect(characters).not.toMatch(/[\r\n]/);
    }
  });

  test("is parsed to the same text, with normalised line breaks and without control characters", () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that are dropped
    const expected = text.replace(/\r\n|[\r\u2028\u2029]/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
    const read = new ICAL.Component(ICAL.parse(decoder.decode(bytesOf(text))));
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
