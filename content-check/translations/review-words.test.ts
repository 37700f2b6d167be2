import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { wordsReviewPath } from "../words/read-words.ts";
import { copyWords } from "../words/words.fixture.ts";
import { englishWords, reviewOfWords } from "./review-words.ts";
import { fingerprint } from "./translated-words.ts";

const language = "hi";

let root: string;
let review: string;
beforeEach(async () => {
  root = await copyWords();
  review = wordsReviewPath(language);
  await mkdir(path.dirname(review));
  await writeFile(review, "reviewed: Asha Rao, 2025-09-20\n");
});

test("words that nobody has reviewed are a draft", async () => {
  await rm(review);
  expect(reviewOfWords(language)).toMatchObject({ translation: "draft" });
});

test("accepted words are reported as outdated when the English changes", async () => {
  await writeFile(review, `reviewed: Asha Rao, 2025-09-20\nsource: ${fingerprint(englishWords())}\n`);
  const changed = () => reviewOfWords(language).differences.filter(({ what }) => what === "changed");
  expect([reviewOfWords(language).translation, changed()]).toEqual(["reviewed", []]);
  const english = path.join(root, "en.yaml");
  const text = await readFile(english, "utf8");
  await writeFile(
    english,
    text.replace(/^ {2}tryAgain: .*$/m, "  tryAgain: Once more").replace("stops ahead", "stops to come"),
  );
  expect(reviewOfWords(language).translation).toBe("outdated");
  expect(changed().map(({ path }) => path)).toEqual([["tryAgain"], ["stopsAhead"]]);
});

test.each([
  ["no day", "\nreviewed: Asha Rao\n", ":2 reviewed — is no name with a day behind a comma — write "],
  ["no YAML", "reviewed: [1\n", ":2 "],
  ["a list", "- Asha Rao\n", ":1 "],
  ["a number", "21\n", ":1 "],
  ["an unknown state", "state: shown\n", ":1 state — is not `hidden` — write `state: hidden`, or remove the line"],
  ["an unknown field", "reviewer: Asha Rao, 2025-09-20\n", ":1 reviewer — is not a known field — write `reviewed`"],
])("a wrong review is reported with its line and its correction: %s", async (_name, text, says) => {
  await writeFile(review, text);
  expect(() => reviewOfWords(language)).toThrow(`words/reviews/${language}.yaml${says}`);
  expect(() => reviewOfWords(language)).toThrow(/ — [^—]+$/);
});
