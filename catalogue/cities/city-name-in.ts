import type { City } from "../city.ts";

/** A city's name as people of a language write it; undefined where its entry does not tell. */
export function cityNameIn({ names, own, hindi }: City, language: string): string | undefined {
  return names?.[language] ?? (own?.language === language ? own.text : language === "hi" ? hindi : undefined);
}
