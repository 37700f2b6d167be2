/**
 * Dates are kept as Indian wall-clock time, `2025-09-28 10:00`: what the organiser writes is what a visitor reads,
 * in any time zone of server or phone. India has one zone and no summer time, so +05:30 always holds.
 */

/** A day and time in India, written `YYYY-MM-DD HH:MM`: in one form only, so that times can be compared as strings. */
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

/** The mistake in a text that is not an Indian time, with its correction. */
export function indianTimeMistake(text: string): string {
  return pattern.test(text)
    ? "is not a day and time that exists — look at the calendar; the hours run from 00:00 to 23:59"
    : "is not in the form year-month-day hour:minute, on the 24-hour clock with two digits each — write it like 2025-09-28 10:00";
}
