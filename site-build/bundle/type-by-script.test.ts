import postcss from "postcss";
import { expect, test } from "vitest";
import { typeByScript } from "./type-by-script.ts";

const inLanguage = (language: string, sheet: string) => postcss([typeByScript(language)]).process(sheet).css;

test.each([
  ["hi", "1.4", "1.65"],
  ["ta", "1.5", "1.7"],
  ["te", "1.55", "1.75"],
  ["ur", "2.2", "2.2"],
])("T-1 lines of headings and of text are as tall as letters need it: %s", (language, headings, text) => {
  expect(inLanguage(language, "h1{line-height:0.9}")).toBe(`h1{line-height:${headings}}`);
  expect(inLanguage(language, "p{& b{line-height:1.5}}")).toBe(`p{& b{line-height:${text}}}`);
  expect(inLanguage(language, "html{font:400 100% / 1.5 Anek}")).toBe(`html{font:400 100% / ${text} Anek}`);
});

test("no letter stands apart from the next", () => {
  expect(inLanguage("hi", "h1{letter-spacing:0.03em;color:red}")).toBe("h1{color:red}");
});

test("T-1 words in letters without a headstroke stand further apart in headings and labels than letters do", () => {
  const sheet = "h1{font-family:var(--display)}p{font-family:Anek}";
  expect(inLanguage("ta", sheet)).toBe("h1{font-family:var(--display);word-spacing:0.16em}p{font-family:Anek}");
  expect(inLanguage("hi", sheet)).toBe(sheet);
});

test("measured places and heights in other units stay", () => {
  for (const sheet of [".impact-figure b{line-height:0.78}", ".wish-words{line-height:1.2}", "a{line-height:34px}"])
    expect(inLanguage("ta", sheet)).toBe(sheet);
});

test("the bundler's short form of a sheet is understood: without nesting, and without blanks", () => {
  expect(inLanguage("hi", "a{font:400 1rem/1.5 Anek}")).toBe("a{font:400 1rem/1.65 Anek}");
  expect(inLanguage("hi", ".phase-tabs button{line-height:1}")).toBe(".phase-tabs button{line-height:1.4}");
  expect(inLanguage("hi", ".phase-tabs b{line-height:1}")).toBe(".phase-tabs b{line-height:1}");
});

test("no line moves when the Latin font comes to a page whose lines stand by another's", () => {
  const face = "@font-face{font-family:Anek;unicode-range:U+20-7E,U+A0}";
  expect(inLanguage("ur", face)).toBe("@font-face{font-family:Anek;unicode-range:U+21-7E,U+A0}");
  expect(inLanguage("hi", face)).toBe(face);
});
