import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { words } from "../../words/words.ts";
import { problemText } from "../content-error.ts";
import { parseWords } from "./parse-words.ts";
import { plainWords, wordsLanguages } from "./read-words.ts";
import { unusedWords } from "./unused-words.ts";

test("code reads the words, and the type check knows each and its arguments", () => {
  expect(words.tryAgain).toBe("Try again");
  expect(words.copyright({ year: 2025, name: "Bitcoin Yatra" })).toBe("© 2025 Bitcoin Yatra");
  // @ts-expect-error there is no such word
  expect(words.tryAgian).toBeUndefined();
  // @ts-expect-error an argument is missing
  expect(words.copyright({ year: 2025 })).toContain("undefined");
});

test.each(wordsLanguages().filter((language) => language !== "en"))(
  "C-5 D-1 an event that is over is called the same on its card and in its modal: %s",
  (language) => {
    const { concluded, closedEvent } = plainWords(language);
    expect(closedEvent).toBe(concluded);
  },
);

test("a word that no code uses is found; tests do not count", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "words-"));
  try {
    await mkdir(path.join(root, "app"));
    await writeFile(path.join(root, "app/page.tsx"), "<p>{words.used}</p>");
    await writeFile(path.join(root, "app/page.test.tsx"), "words.unused");
    const file = parseWords("words/en.yaml", "en", "en:\n  used: A\n  unused: B\n");
    expect((await unusedWords(file, root)).map(problemText)).toEqual([
      "words/en.yaml:3 unused — is used nowhere — remove it, or use it in the code",
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});
