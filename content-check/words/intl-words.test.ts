import { expect, test } from "vitest";
import { intlWords } from "./intl-words.ts";
import { plainWords, readWords } from "./read-words.ts";

test("months, weekdays and names of languages come from Intl if a words file lacks them", () => {
  const words = readWords("hi").words;
  expect(words.get("months")).toEqual(expect.arrayContaining(["जनवरी", "दिसंबर"]));
  expect(words.get("weekdays")).toEqual(expect.arrayContaining(["रविवार", "शनिवार"]));
  expect(plainWords("hi")).toMatchObject({ languageTamil: "तमिल", languageUrdu: "उर्दू" });
});

test("the lists start with January, Sunday and the first day of the month", () => {
  const first = (key: string) => {
    const word = intlWords("en").get(key) ?? [];
    return [word.length, Array.isArray(word) && word[0]];
  };
  expect(["months", "monthsShort", "weekdays", "weekdaysShort", "daysOfMonth"].map(first)).toEqual([
    [12, "January"],
    [12, "Jan"],
    [7, "Sunday"],
    [7, "Sun"],
    [31, "1"],
  ]);
});

test("a word in a words file replaces that of Intl", () => {
  expect(plainWords("en").languageBengali).toBe("Bengali");
  expect(readWords("en").words.get("daysOfMonth")).toEqual(expect.arrayContaining(["1st", "31st"]));
  expect(plainWords("mr").languageTamil).toBe("तमिळ");
});
