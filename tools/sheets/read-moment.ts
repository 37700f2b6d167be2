import { Chrono, en, type ParsedComponents } from "chrono-node";
import { Refusal } from "../../editor/refusal.ts";

/** Reads the day before the month, and does not accept words such as "tomorrow". */
const parser = new Chrono(en.configuration.createConfiguration(true, true));

/** A date in digits whose second number is not a month, such as 1/17/2027. The sheet probably has the month first. */
const monthFirst = /(?<![\d/.-])\d{1,2}[/.-](?:1[3-9]|[2-9]\d)[/.-]\d{2,4}/;

/** The days and the times in a cell, such as `2027-01-17` and `10:00`. */
export type Moment = { day?: string; from?: string; lastDay?: string; to?: string };

const hindi = new Map([
  ...hindiNames({ month: "long" }),
  ...hindiNames({ month: "short" }),
  ...hindiNames({ weekday: "long" }),
  ["से", "to"],
  ["बजे", ""],
  ["तक", ""],
]);

/** Returns pairs of the Hindi and the English name of each month or weekday. */
function hindiNames(options: { month: "long" | "short" } | { weekday: "long" }): [string, string][] {
  const name = (locale: string, day: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.UTC(2027, 0, day));
  return Array.from({ length: 365 }, (_, day) => [withoutDots(name("hi", day)), name("en", day)]);
}

/** Removes the dots below Hindi letters, which people often leave out: फ़रवरी becomes फरवरी. */
function withoutDots(text: string): string {
  return text.normalize("NFD").replaceAll("\u093c", "");
}

/**
 * Reads a day, a time, or both, as people write them: `17/01/2027` (day first), `17-Jan-2027`, `१७ जनवरी २०२७`,
 * `10 am – 4.30 pm`, `17 January 2027, 10:00 to 16:30`.
 *
 * @returns undefined if the text contains anything else, or if the day does not exist
 */
export function readMoment(text: string): Moment | undefined {
  const plain = withoutDots(text)
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/(?<![\d:.])(\d{1,2}) बजे/g, "$1:00")
    .replaceAll(/\p{sc=Deva}+/gu, (word) => hindi.get(word) ?? word)
    // Hours and minutes with a dot: 4.30 pm.
    .replaceAll(/(?<![\d.])(\d{1,2})\.(\d{2})(?![\d.])/g, "$1:$2")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (monthFirst.test(plain)) return undefined;
  const [found, ...others] = parser.parse(plain, { instant: new Date(), timezone: "IST" });
  if (!found || found.text !== plain || others.length > 0) return undefined;
  const { start, end } = found;
  if (![start, end ?? start].every(isClear)) return undefined;
  const from = timeOf(start);
  const to = end && timeOf(end);
  const day = dayOf(start);
  const lastDay = end && dayOf(end);
  return {
    ...(day && { day }),
    ...(from && { from: notAfter(from, to, start) }),
    ...(lastDay && { lastDay }),
    ...(to && { to }),
  };
}

/** The columns of a sheet with the date and the time of an event. */
export const timeColumns = ["date", "time", "starts", "ends"];

/**
 * Returns the fields `starts` and `ends` of a content file, from up to four columns.
 *
 * @param attempt calls a function that reads a column, and collects its mistake
 */
export function withTimes(
  cells: Record<string, string>,
  attempt: <Value>(column: string, read: () => Value) => (readonly [string, Value])[],
) {
  const moments = timeColumns.map((column) => attempt(column, () => momentIn(cells[column]))[0]?.[1]);
  const [ofDate, ofTime, ofStarts, ofEnds] = moments;
  const first = (part: keyof Moment) => [ofStarts, ofTime, ofDate].find((moment) => moment?.[part])?.[part];
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ") || undefined;
  const to = ofEnds?.from ?? first("to");
  const lastDay = ofEnds?.day ?? first("lastDay") ?? first("day");
  const hasStart = ["date", "time", "starts"].some((column) => column in cells);
  return {
    ...(hasStart && { starts: joined(first("day"), first("from")) }),
    ...((to || "ends" in cells) && { ends: to || cells.ends ? joined(lastDay, to) : undefined }),
  };
}

function momentIn(text: string | undefined): Moment | undefined {
  if (!text) return undefined;
  const moment = readMoment(text);
  if (moment) return moment;
  throw new Refusal(
    `is ${text} — write a day that exists, and the day first, as 17/01/2027 or 17-Jan-2027 with its own weekday or none, and times as 10:00 or 10 am – 4.30 pm`,
  );
}

/** Whether a date is complete or absent, its weekday is right, and its time zone is that of India. */
function isClear(part: ParsedComponents): boolean {
  const known = (["day", "month", "year"] as const).filter((name) => part.isCertain(name)).length;
  const weekday = new Date(
    Date.UTC(part.get("year") ?? 0, (part.get("month") ?? 1) - 1, part.get("day") ?? 1),
  ).getUTCDay();
  if (part.isCertain("weekday") && (known === 0 || part.get("weekday") !== weekday)) return false;
  if (part.isCertain("timezoneOffset") && part.get("timezoneOffset") !== 330) return false;
  return known === 3 || known === 0;
}

function dayOf(part: ParsedComponents): string | undefined {
  if (!part.isCertain("day")) return undefined;
  return `${part.get("year")}-${twoDigits(part.get("month"))}-${twoDigits(part.get("day"))}`;
}

function timeOf(part: ParsedComponents): string | undefined {
  if (!part.isCertain("hour")) return undefined;
  return `${twoDigits(part.get("hour"))}:${twoDigits(part.get("minute"))}`;
}

/** Returns the start, in the morning if only the end has `am` or `pm` and the start would be after it, as in `10 – 4.30 pm`. */
function notAfter(from: string, to: string | null | undefined, start: ParsedComponents): string {
  const hour = Number(from.slice(0, 2));
  if (!to || from < to || start.isCertain("meridiem") || hour < 12) return from;
  return `${twoDigits(hour - 12)}${from.slice(2)}`;
}

function twoDigits(number: number | null): string {
  return String(number ?? 0).padStart(2, "0");
}
