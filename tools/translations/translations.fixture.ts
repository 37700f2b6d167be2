import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { readContent } from "./translated-files.ts";
import { reportTranslations } from "./translation-report.ts";

/** Creates a words folder with English and Hindi for each test. @returns a function that returns its path */
export function copyOfWords(): () => string {
  let words: string;
  beforeEach(async () => {
    words = await mkdtemp(path.join(os.tmpdir(), "words-"));
    for (const name of ["en.yaml", "hi.yaml"]) await cp(path.join("words", name), path.join(words, name));
    vi.stubEnv("SITE_WORDS", words);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(words, { recursive: true });
  });
  return () => words;
}

/** Runs the report on a content folder. @returns its output, and whether a published language is outdated */
export async function report(content: string) {
  const lines: string[] = [];
  const isBehindEnglish = reportTranslations(await readContent(content), (line) => lines.push(line));
  return { text: lines.join("\n"), isBehindEnglish };
}

/** The path of the file of a translated event. */
export const eventFile = "events/2025/trichy-2025.hi.yaml";

/** A text for that file, without a reviewer. */
export const draft = `# Asha began this.
title: त्रिची
venue: हॉल
venueAddress: त्रिची
description: पहला।
`;
