import { languageTags } from "../../words/talk-languages.ts";
import type { Word } from "./parse-words.ts";

/**
 * The words that `Intl` has for every language: months, weekdays, days of the month and the names of languages. A words file
 * contains one of these only if the language's readers write it differently.
 *
 * @param language its code (BCP 47)
 */
export function intlWords(language: string): Map<string, Word> {
  const dates = (count: number, dateAt: (index: number) => number, options: Intl.DateTimeFormatOptions): Word => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC", numberingSystem: "latn" });
    return Array.from({ length: count }, (_, index) => format.format(dateAt(index)));
  };
  const month = (index: number) => Date.UTC(2025, index, 15);
  // 1 June 2025 was a Sunday.
  const weekday = (index: number) => Date.UTC(2025, 5, 1 + index);
  const names = new Intl.DisplayNames([language], { type: "language" });
  return new Map<string, Word>([
    ["months", dates(12, month, { month: "long" })],
    ["monthsShort", dates(12, month, { month: "short" })],
    ["weekdays", dates(7, weekday, { weekday: "long" })],
    ["weekdaysShort", dates(7, weekday, { weekday: "short" })],
    ["daysOfMonth", Array.from({ length: 31 }, (_, index) => String(index + 1))],
    ...Object.entries(languageTags).map(([name, tag]): [string, Word] => [`language${name}`, names.of(tag) ?? name]),
  ]);
}
