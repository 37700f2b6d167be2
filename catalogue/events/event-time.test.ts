import { expect, test } from "vitest";
import { words } from "../../words/words.ts";
import {
  displayDate,
  displayTime,
  partOfDay,
  serialNumber,
  shortDate,
  shortWeekday,
  weekdayAndDate,
} from "./event-dates.ts";
import { compactTime, indianTimeAt, indianTimeMistake, isIndianTime, isoWithOffset } from "./event-time.ts";

test.each([
  ["2025-09-01 10:00", "1st September, 2025"],
  ["2025-09-02 10:00", "2nd September, 2025"],
  ["2025-09-03 10:00", "3rd September, 2025"],
  ["2025-09-04 10:00", "4th September, 2025"],
  ["2025-01-11 10:00", "11th January, 2025"],
  ["2025-07-22 10:00", "22nd July, 2025"],
  ["2025-08-23 10:00", "23rd August, 2025"],
  ["2025-12-31 23:59", "31st December, 2025"],
  ["2024-02-29 00:00", "29th February, 2024"],
])("N-1 the date of %s is formatted as %s", (time, text) => {
  expect(displayDate(time)).toBe(text);
});

test.each([
  ["2025-09-28 00:00", "Sunday"],
  ["2025-09-29 23:59", "Monday"],
  ["2025-09-30 10:00", "Tuesday"],
  ["2025-10-01 14:00", "Wednesday"],
  ["2024-02-29 00:00", "Thursday"],
  ["2025-08-15 10:00", "Friday"],
  ["2025-04-26 10:00", "Saturday"],
])("%s is a %s in India", (time, text) => {
  expect([weekdayAndDate(time).split(",")[0], shortWeekday(time)]).toEqual([text, text.slice(0, 3)]);
});

test.each([
  ["2025-09-28 10:00", "2025-09-28 17:00", "10:00 AM – 5:00 PM IST"],
  ["2025-09-28 09:05", "2025-09-28 11:59", "9:05 AM – 11:59 AM IST"],
  ["2025-09-28 12:00", "2025-09-28 12:30", "12:00 PM – 12:30 PM IST"],
  ["2025-09-28 00:00", "2025-09-28 00:30", "12:00 AM – 12:30 AM IST"],
  ["2025-09-28 22:00", "2025-09-29 02:00", "10:00 PM – 29th September, 2025, 2:00 AM IST"],
  ["2025-12-31 22:00", "2026-01-01 00:00", "10:00 PM – 1st January, 2026, 12:00 AM IST"],
])("N-1 the time from %s to %s is formatted as %s", (starts, ends, text) => {
  expect(displayTime(starts, ends)).toBe(text);
});

test.each([
  [0, "beforeDawn"],
  [3, "beforeDawn"],
  [4, "beforeNoon"],
  [11, "beforeNoon"],
  [12, "afterNoon"],
  [15, "afterNoon"],
  [16, "evening"],
  [19, "evening"],
  [20, "night"],
  [23, "night"],
] as const)("languages have a word of their own for %s o'clock", (hour, part) => {
  expect(partOfDay(hour)).toBe(words[part]);
});

test.each([
  ["2025-09-28 10:00", "28 Sep"],
  ["2025-05-01 10:00", "1 May"],
])("the short date of %s is formatted as %s", (time, text) => {
  expect(shortDate(time)).toBe(text);
});

test("times for programs have India's UTC offset", () => {
  expect(isoWithOffset("2025-09-28 10:00")).toBe("2025-09-28T10:00:00+05:30");
});

test("times in calendars have no offset", () => {
  expect(compactTime("2025-09-28 10:05")).toBe("20250928T100500");
});

test.each([
  ["2025-09-28T04:30:59.999Z", "2025-09-28 10:00"],
  ["2025-12-31T18:30:00Z", "2026-01-01 00:00"],
])("at %s clocks in India show %s", (moment, time) => {
  expect(indianTimeAt(new Date(moment))).toBe(time);
});

test.each(["2025-09-28 00:00", "2025-09-28 23:59", "2024-02-29 10:00", "2000-02-29 10:00"])(
  "%s is a valid time",
  (text) => {
    expect(isIndianTime(text)).toBe(true);
  },
);

test.each([
  "2025-02-29 10:00",
  "1900-02-29 10:00",
  "2025-04-31 10:00",
  "2025-13-01 10:00",
  "2025-00-10 10:00",
  "2025-09-00 10:00",
  "2025-09-28 24:00",
  "2025-09-28 10:60",
  "2025-09-28 9:00",
  "2025-9-28 09:00",
  "2025-09-28",
  "2025-09-28T10:00",
  "2025-09-28 10:00:00",
  " 2025-09-28 10:00",
  "",
])("“%s” is not a time", (text) => {
  expect(isIndianTime(text)).toBe(false);
});

test("a text that is not a time throws an error", () => {
  expect(() => displayDate("tomorrow")).toThrow(new RangeError("not an Indian time: tomorrow"));
});

test("the message on an invalid time says whether its format or its day is wrong", () => {
  for (const text of ["2025-09-28 9:00", "2025-09-28", "28/09/2025 10:00 AM", "tomorrow"])
    expect(indianTimeMistake(text)).toMatch(/^is not in the form .* — write it like 2025-09-28 10:00$/);
  for (const text of ["2025-02-30 10:00", "2025-09-28 24:00"])
    expect(indianTimeMistake(text)).toMatch(/^is not a day and time that exists — look at the calendar/);
});

test("the number of a ticket is the date of its event", () => {
  expect(serialNumber("2025-10-01 14:00")).toBe("No. 01102025");
});
