/**
 * Builds the site for browser tests, with the content of `tests/content` in English, Hindi and Urdu. Skips the build if no input
 * has changed since the last one. This site is never deployed.
 */
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildFromInputs } from "../site-build/build-inputs.ts";
import { buildSite } from "../site-build/build-site.ts";
import { testSite } from "../site-build/site-folders.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

/** The folder with the words of these languages. They are those of the live site, marked as reviewed. */
const wordsFolder = "node_modules/.cache/test-words";

async function copyWords() {
  await rm(wordsFolder, { recursive: true, force: true });
  await mkdir(path.join(wordsFolder, "reviews"), { recursive: true });
  for (const language of ["en", "hi", "ur"]) {
    await cp(`words/${language}.yaml`, path.join(wordsFolder, `${language}.yaml`));
    if (language === "en") continue;
    await writeFile(path.join(wordsFolder, `reviews/${language}.yaml`), "reviewed: Sample Reader, 2025-09-20\n");
  }
}

try {
  await copyWords();
  process.env.SITE_WORDS = wordsFolder;
  await buildFromInputs(".", testSite, buildSite);
} catch (error) {
  console.error(`This error is about ${testSite.content}/, not about content/.`);
  exitOnMistake(error);
}
