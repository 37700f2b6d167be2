import { expect, test } from "vitest";
import { indianTimeMistake } from "./indian-time-mistake.ts";

const form = "is not in the form year-month-day hour:minute, on the 24-hour clock with two digits each — write";

test.each([
  ["2025-09-28 9:00", `${form} 2025-09-28 09:00`],
  ["2025-9-8 10:00", `${form} 2025-09-08 10:00`],
  ["2025/09/28 10:00", `${form} 2025-09-28 10:00`],
  ["2025-09-28T10:00", `${form} 2025-09-28 10:00`],
  ["2025-09-28  10:00:00", `${form} 2025-09-28 10:00`],
  ["2025-09-28 10.30", `${form} 2025-09-28 10:30`],
  ["2025-09-28 5:00 PM", `${form} 2025-09-28 17:00`],
  ["2025-09-28 12:15 pm", `${form} 2025-09-28 12:15`],
  ["2025-09-28 12:15am", `${form} 2025-09-28 00:15`],
  ["16-11-2025 10:00", `${form} 2025-11-16 10:00`],
  ["16/11/2025 10:00", `${form} 2025-11-16 10:00`],
  ["16.11.2025, 5:30 pm", `${form} 2025-11-16 17:30`],
  ["6-1-2025 9:00", `${form} 2025-01-06 09:00`],
  ["16-11-2025", "lacks the time — write hour and minute behind the day, such as 2025-11-16 10:00"],
  ["2025-09-28", "lacks the time — write hour and minute behind the day, such as 2025-09-28 10:00"],
  ["2025-9-8", "lacks the time — write hour and minute behind the day, such as 2025-09-08 10:00"],
  ...["2025-02-30 10:00", "2025-09-28 24:00", "2025-2-30 9:00", "2025-13-01 10:00", "11/16/2025 10:00"].map((text) => [
    text,
    "is not a day and time that exists — look at the calendar; the hours run from 00:00 to 23:59",
  ]),
  ...["28-09-25 10:00", "28 September 2025", "tomorrow", "10:00"].map((text) => [
    text,
    "is not in the form year-month-day hour:minute — write it like 2025-09-28 10:00",
  ]),
])("a time written %s: %s", (text, message) => {
  expect(indianTimeMistake(text as string)).toBe(message);
});
