/**
 * Dates are kept as Indian wall-clock time, `2025-09-28 10:00`: what the organiser writes is what a visitor reads,
 * in any time zone of server or phone. India has one zone and no summer time, so +05:30 always holds.
 */

/** A day and time in India, written `YYYY-MM-DD HH:MM`: one form only, so that times compare as texts. */
export type IndianTime = string & { readonly __indianTime?: never };

const pattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/;

/** A time in its parts, as numbers. @throws RangeError for a text that is none */
export function timeParts(time: IndianTime) {
  const match = pattern.exec(time);
  if (!match) throw new RangeError(`not an Indian time: ${time}`);
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [number, number, number, number, number];
  return { year, month, day, hour, minute };
}

/** Whether a text is a time that exists: 30 February and 25 o'clock are not. */
export function isIndianTime(text: string): boolean {
  if (!pattern.test(text)) return false;
  const iso = `${text.replace(" ", "T")}:00Z`;
  const instant = new Date(iso);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso.slice(0, 16));
}

/** The time that clocks in India show at a moment. */
export function indianTimeAt(moment: Date): IndianTime {
  const shown = new Date(moment.getTime() + 5.5 * 60 * 60 * 1000);
  return shown.toISOString().slice(0, 16).replace("T", " ");
}

/** The same moment for machines, ISO 8601 with India's offset: `2025-09-28T10:00:00+05:30`. */
export function isoWithOffset(time: IndianTime): string {
  return `${time.replace(" ", "T")}:00+05:30`;
}

/** As calendars write it, to be read with the zone's name beside it: `20250928T100000`. */
export function compactTime(time: IndianTime): string {
  return `${time.replace(/[-:]/g, "").replace(" ", "T")}00`;
}

const time = /(?:[T, ]+(?<hour>\d{1,2})[:.](?<minute>\d{2})(?::\d{2})? *(?<half>[AP]M)?)?$/;
const yearFirst = new RegExp(`^(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})${time.source}`, "i");
/** As people in India write a date. */
const dayFirst = new RegExp(`^(?<day>\\d{1,2})[-/.](?<month>\\d{1,2})[-/.](?<year>\\d{4})${time.source}`, "i");

/** The mistake in a text that is not an Indian time, with its correction: another form, or a moment that does not exist. */
export function indianTimeMistake(text: string): string {
  const { year, month = "", day = "", hour, minute, half } = groupsOf(text.trim());
  if (year === undefined) return "is not in the form year-month-day hour:minute — write it like 2025-09-28 10:00";
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (hour === undefined) return `lacks the time — write hour and minute behind the day, such as ${date} 10:00`;
  const corrected = `${date} ${twentyFourHours(Number(hour), half)}:${minute}`;
  if (corrected === text || !isIndianTime(corrected))
    return "is not a day and time that exists — look at the calendar; the hours run from 00:00 to 23:59";
  return `is not in the form year-month-day hour:minute, on the 24-hour clock with two digits each — write ${corrected}`;
}

function groupsOf(text: string): Record<string, string | undefined> {
  return (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
}

function twentyFourHours(hour: number, half: string | undefined): string {
  const shown = half ? (hour % 12) + (half.toUpperCase() === "PM" ? 12 : 0) : hour;
  return String(shown).padStart(2, "0");
}
