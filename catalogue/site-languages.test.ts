import { expect, test } from "vitest";
import { directionOf, inLanguage, splitLanguage } from "./site-languages.ts";

test.each([
  ["/", "/hi"],
  ["/?city=agra", "/hi?city=agra"],
  ["/events", "/hi/events"],
  ["/landing#privacy", "/hi/landing#privacy"],
  ["/events/agra-2025.ics", "/hi/events/agra-2025.ics"],
])("%s is the English URL of %s in Hindi, and both are split again", (path, inHindi) => {
  expect(inLanguage(path, "en")).toBe(path);
  expect(inLanguage(path, "hi")).toBe(inHindi);
  expect(splitLanguage(path, ["en", "hi"])).toEqual({ language: "en", path });
  expect(splitLanguage(inHindi, ["en", "hi"])).toEqual({ language: "hi", path });
});

test("a path segment that only starts with a language code is no language", () => {
  for (const path of ["/history", "/hi-events", "/en/events", "/mr/events"])
    expect(splitLanguage(path, ["en", "hi"])).toEqual({ language: "en", path });
});

test("Urdu, Kashmiri and Sindhi run from right to left, the other languages of India do not", () => {
  for (const language of ["ur", "ks", "sd", "ar", "fa", "syr"]) expect(directionOf(language)).toBe("rtl");
  for (const language of ["en", "hi", "mr", "gu", "ta", "te", "bn", "pa"]) expect(directionOf(language)).toBe("ltr");
});
