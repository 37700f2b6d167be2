import type { Translated } from "./translation.ts";

/** Whether a field of what the organiser says is in English, where the rest is in another language. */
export function isInEnglish<Content extends Translated>(
  { translation, english }: Content,
  field: keyof Content & string,
): boolean {
  return english ? english.includes(field) : translation === "none";
}
