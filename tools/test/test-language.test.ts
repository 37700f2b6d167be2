import { expect, test } from "vitest";
import { readWords } from "../../words/read-words.ts";
import { foreignText } from "./test-language.ts";

test("the words of the tests' language are longer than the English ones by 40 %", () => {
  const texts = [...readWords().words].flatMap(([, word]) => ("text" in word ? [word.text.flat().join("")] : []));
  const lengthOf = (all: string[]) => all.join("").length;
  expect(lengthOf(texts.map((text) => foreignText(text))) / lengthOf(texts)).toBeGreaterThan(1.4);
});
