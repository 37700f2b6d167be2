import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testLanguage, writeTestWords } from "../../tools/test/test-language.ts";
import { acceptedReview, reviewFile, reviewOfWords } from "./review-words.ts";

let root: string;
let review: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "words-"));
  await writeTestWords(root);
  vi.stubEnv("SITE_WORDS", root);
  review = path.join(root, reviewFile(testLanguage));
  await mkdir(path.dirname(review), { recursive: true });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

test("words that nobody has reviewed are a draft", async () => {
  await rm(review);
  expect(reviewOfWords(testLanguage)).toEqual({ translation: "draft", outdated: [] });
});

test("words that were accepted are named once the English is another", async () => {
  await writeFile(review, "reviewed: Asha Rao, 2025-09-20\n");
  await writeFile(review, acceptedReview(testLanguage));
  expect(reviewOfWords(testLanguage)).toEqual({ translation: "reviewed", outdated: [] });
  const english = path.join(root, "en.yaml");
  const text = await readFile(english, "utf8");
  await writeFile(
    english,
    text.replace(/^ {2}tryAgain: .*$/m, "  tryAgain: Once more").replace("stops ahead", "stops to come"),
  );
  expect(reviewOfWords(testLanguage)).toEqual({ translation: "outdated", outdated: ["tryAgain", "stopsAhead"] });
});

test("a review that is none is told with its file and its mend", async () => {
  await writeFile(review, "reviewed: Asha Rao\n");
  expect(() => reviewOfWords(testLanguage)).toThrow(
    `words/${reviewFile(testLanguage)}:1 reviewed — is no name with a day behind a comma`,
  );
});
