import type { City } from "../city.ts";

/** A city's name as people of a language write it; undefined where its entry does not tell. */
export function cityNameIn({ names, own, hindi }: City, language: string): string | undefined {
  return names?.[language] ?? (own?.language === language ? own.text : language === "hi" ? hindi : undefined);
}

/** The name of a city for people who read a language, as the list of cities has it; else the one that events give it. */
export function nameForReaders(
  city: string,
  { cities, language }: { cities: readonly City[]; language: string },
): string {
  const known = cities.find(({ name }) => name === city);
  return (known && cityNameIn(known, language)) ?? city;
}
