/**
 * Dates are kept as Indian wall-clock time, `2025-09-28 10:00`: what the organiser writes is what a visitor reads,
 * wherever the server or the phone is. India has one zone and no summer time, so +05:30 always holds.
 */

/** A day and time in India, written `YYYY-MM-DD HH:MM`: one form only, so that times compare as texts. */
export type IndianTime = string & { readonly __indianTime?: never };

const pattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/;

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

function parts(time: IndianTime) {
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

/** The English ordinal of a day of the month: 1st, 2nd, 3rd, 4th, 11th, 21st. */
function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${ending}`;
}

/** The date as events show it (clause N-1): `28th September, 2025`. */
export function displayDate(time: IndianTime): string {
  const { year, month, day } = parts(time);
  return `${ordinal(day)} ${monthNames[month - 1]}, ${year}`;
}

const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The day of the week in India: `Sunday`. */
export function weekday(time: IndianTime): string {
  const { year, month, day } = parts(time);
  return weekdayNames[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? "";
}

/** The date in a timetable's narrow column: `28 Sep`. */
export function shortDate(time: IndianTime): string {
  const { month, day } = parts(time);
  return `${day} ${monthNames[month - 1]?.slice(0, 3)}`;
}

function clock(time: IndianTime): string {
  const { hour, minute } = parts(time);
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${half}`;
}

/** The time as events show it (clause N-1): `10:00 AM – 5:00 PM IST`; the day is named where an event ends on another. */
export function displayTime(starts: IndianTime, ends: IndianTime): string {
  const sameDay = starts.slice(0, 10) === ends.slice(0, 10);
  return `${clock(starts)} – ${sameDay ? "" : `${displayDate(ends)}, `}${clock(ends)} IST`;
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
