import { readContent } from "./translated-files.ts";
import { reportTranslations } from "./translation-report.ts";

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
