import { isIndianTime } from "./event-time.ts";

const time = /(?:[T, ]+(?<hour>\d{1,2})[:.](?<minute>\d{2})(?::\d{2})? *(?<half>[AP]M)?)?$/;
const yearFirst = new RegExp(`^(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})${time.source}`, "i");
/** As people in India write a date. */
const dayFirst = new RegExp(`^(?<day>\\d{1,2})[-/.](?<month>\\d{1,2})[-/.](?<year>\\d{4})${time.source}`, "i");

/** The mistake in a text that is not an Indian time, and its mend: the form, or a moment that does not exist. */
export function indianTimeMistake(text: string): string {
  const { year, month = "", day = "", hour, minute, half } = groupsOf(text.trim());
  if (year === undefined) return "is not in the form year-month-day hour:minute — write it like 2025-09-28 10:00";
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (hour === undefined) return `lacks the time — write hour and minute behind the day, such as ${date} 10:00`;
  const mended = `${date} ${twentyFourHours(Number(hour), half)}:${minute}`;
  if (mended === text || !isIndianTime(mended))
    return "is not a day and time that exists — look at the calendar; the hours run from 00:00 to 23:59";
  return `is not in the form year-month-day hour:minute, on the 24-hour clock with two digits each — write ${mended}`;
}

function groupsOf(text: string): Record<string, string | undefined> {
  return (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
}

function twentyFourHours(hour: number, half: string | undefined): string {
  const shown = half ? (hour % 12) + (half.toUpperCase() === "PM" ? 12 : 0) : hour;
  return String(shown).padStart(2, "0");
}
