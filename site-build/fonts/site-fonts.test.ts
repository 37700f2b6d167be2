import { expect, test } from "vitest";
import { latinFont, textFonts, textFontsFor } from "./site-fonts.ts";

const charactersOf = (parts: readonly { characters: string }[]) =>
  parts.flatMap(({ characters }) => [...characters]).sort();

test("what the content has of accents and signs comes in files of its own, with ₹, and nothing is lost or twice", () => {
  const parts = textFontsFor("Café Rāga, £5: नमस्ते");
  expect(parts.filter(({ name }) => name.startsWith("anek-own")).map(({ characters }) => characters)).toEqual([
    "é£",
    "ā₹",
  ]);
  expect(parts[0]).toBe(latinFont);
  expect(charactersOf(parts)).toEqual(charactersOf(textFonts));
});

test("content in plain letters has one small file, for ₹", () => {
  const names = textFontsFor("Bitcoin Yatra").map(({ name }) => name);
  expect(names).toEqual(["anek-latin", "anek-own-extended", "anek-accents", "anek-signs", "anek-transliteration"]);
});
