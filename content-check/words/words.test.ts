import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { words } from "../../words/words.ts";
import { intlWords } from "./intl-words.ts";
import { isHidden, plainWords, readWords, wordsLanguages } from "./read-words.ts";

test("words and their arguments are type-checked", () => {
  expect(words.tryAgain).toBe("Try again");
  expect(words.copyright({ year: 2025, name: "Bitcoin Yatra" })).toBe("© 2025 Bitcoin Yatra");
  // @ts-expect-error there is no such word
  expect(words.tryAgian).toBeUndefined();
  // @ts-expect-error an argument is missing
  expect(words.copyright({ year: 2025 })).toContain("undefined");
});

test.each(wordsLanguages().filter((language) => language !== "en" && !isHidden(language)))(
  "C-5 D-1 an event that is over is called the same on its card and in its modal: %s",
  (language) => {
    const { concluded, closedEvent } = plainWords(language);
    expect(closedEvent).toBe(concluded);
  },
);

/** The keys of the words that a source reads: `words.key`. */
function keysIn(file: string, source: string): string[] {
  const keys: string[] = [];
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (object.type === "Identifier" && object.name === "words" && property.type === "Identifier")
        keys.push(property.name);
    },
  }).visit(parseSync(file, source).program);
  return keys;
}

test("every word in words/en.yaml is used in the code", () => {
  const files = globSync("{app,catalogue,content-check,feeds,site-build,words}/**/*.{ts,tsx}", {
    exclude: ["**/*.test.*"],
  });
  const used = new Set(files.flatMap((file) => keysIn(file, readFileSync(file, "utf8"))));
  // The names of languages are read by a computed key.
  const known = intlWords("en");
  const unused = [...readWords("en").words.keys()].filter((key) => !used.has(key) && !known.has(key));
  expect(unused, "remove these words, or use them").toEqual([]);
  expect(keysIn("sample.tsx", "<p>{words.used} words.text</p>; other.unused; // words.comment")).toEqual(["used"]);
});
