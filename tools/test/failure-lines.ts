import { stripVTControlCharacters } from "node:util";

/** Marks of the lines in which the linter, TypeScript, Vitest and Playwright name what failed, and why. */
const telling = /^(?:FAIL |✘ |× |\S*Error(?: \[\w+\])?: |\S+\.\w+\S* .*━━━|\[[\w-]+\] › )|: error TS\d+: /;

/** The lines of a failed step's output that say what failed; its last lines where none does. */
export function failureLines(output: string, most = 12): string[] {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const named = [...new Set(lines.filter((line) => telling.test(line)))];
  return named.length > 0 ? named.slice(0, most) : lines.slice(-most);
}
