import { words } from "../../words/words.ts";
import { type IndianTime, timeParts } from "./event-time.ts";

/** The date as events show it (clause N-1): `28th September, 2025`. */
export function displayDate(time: IndianTime): string {
  const { year, month, day } = timeParts(time);
  return words.fullDate({ day: words.daysOfMonth[day - 1] ?? day, month: words.months[month - 1] ?? month, year });
}

function dayOfWeek(time: IndianTime): number {
  const { year, month, day } = timeParts(time);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The day of the week in India: `Sunday`. */
export function weekday(time: IndianTime): string {
  return words.weekdays[dayOfWeek(time)] ?? "";
}

/** A day with its weekday in India: `Sunday, 28th September, 2025`. */
export function weekdayAndDate(time: IndianTime): string {
  return words.weekdayAndDate({ weekday: weekday(time), date: displayDate(time) });
}

/** The day of the week in India where there is little room: `Sun`. */
export function shortWeekday(time: IndianTime): string {
  return words.weekdaysShort[dayOfWeek(time)] ?? "";
}

/** The date in a timetable's narrow column: `28 Sep`. */
export function shortDate(time: IndianTime): string {
  const { month, day } = timeParts(time);
  return words.shortDate({ day, month: words.monthsShort[month - 1] ?? month });
}

/** The words that add the part of the day to a time. English has two, AM and PM, for the five parts. */
export function partOfDay(hour: number): typeof words.night {
  const morning = words.beforeNoon;
  const parts = [words.beforeDawn, morning, morning, words.afterNoon, words.evening];
  return parts[Math.floor(hour / 4)] ?? words.night;
}

/** The time of day: `10:00 AM`. */
export function clock(time: IndianTime): string {
  const { hour, minute } = timeParts(time);
  return partOfDay(hour)({ clock: `${hour % 12 || 12}:${String(minute).padStart(2, "0")}` });
}

/** The time as events show it (clause N-1): `10:00 AM – 5:00 PM IST`; the day is named where an event ends on another. */
export function displayTime(starts: IndianTime, ends: IndianTime): string {
  const times = { from: clock(starts), to: clock(ends) };
  const sameDay = starts.slice(0, 10) === ends.slice(0, 10);
  return sameDay ? words.fromTo(times) : words.fromToAnotherDay({ ...times, date: displayDate(ends) });
}

/** The number that is printed on an event's ticket, made from its day: `No. 28092025`. */
export function serialNumber(starts: IndianTime): string {
  return words.ticketNumber({ number: starts.slice(0, 10).split("-").reverse().join("") });
}
