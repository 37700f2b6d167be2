import { expect, test } from "vitest";
import { directionOf, inLanguage, splitLanguage } from "./site-languages.ts";

test.each([
  ["/", "/hi"],
  ["/?city=agra", "/hi?city=agra"],
  ["/events", "/hi/events"],
  ["/landing#privacy", "/hi/landing#privacy"],
  ["/events/agra-2025.ics", "/hi/events/agra-2025.ics"],
])("%s is the English URL of %s in Hindi, and both are split again", (address, inHindi) => {
  expect(inLanguage(address, "en")).toBe(address);
  expect(inLanguage(address, "hi")).toBe(inHindi);
  expect(splitLanguage(address, ["en", "hi"])).toEqual({ language: "en", address });
  expect(splitLanguage(inHindi, ["en", "hi"])).toEqual({ language: "hi", address });
});

test("what only begins like a language is none", () => {
  for (const address of ["/history", "/hi-events", "/en/events", "/mr/events"])
    expect(splitLanguage(address, ["en", "hi"])).toEqual({ language: "en", address });
});

test("Urdu, Kashmiri and Sindhi run from right to left, the other languages of India do not", () => {
  for (const language of ["ur", "ks", "sd", "ar", "fa", "syr"]) expect(directionOf(language)).toBe("rtl");
  for (const language of ["en", "hi", "mr", "gu", "ta", "te", "bn", "pa"]) expect(directionOf(language)).toBe("ltr");
});
