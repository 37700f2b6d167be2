/**
 * `node tools/mutations.ts`: makes the mistakes of `mutations/mutations.ts` one after the other in a copy of the last commit,
 * and runs the tests that have to notice each. Prints a table; exits 1 where a mistake survives or cannot be made.
 * `--only city` makes only those with that in their name; `--without-browser` leaves out those that need journeys.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./browsers/find-browsers.ts";
import { type Mutation, mutations } from "./mutations/mutations.ts";
import { inWorktree } from "./worktree/in-worktree.ts";

const isJourney = (file: string) => file.endsWith(".spec.ts");

/** Whether the tests of a mutation pass in a folder; output is shown where they should and do not. */
function testsPass(folder: string, { tests }: Mutation, stdio: "ignore" | "inherit"): boolean {
  const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: folder, stdio }).status === 0;
  const [journeys, rules] = [tests.filter(isJourney), tests.filter((file) => !isJourney(file))];
  if (rules.length > 0 && !run("node_modules/vitest/vitest.mjs", "run", "--project=rules", ...rules)) return false;
  if (journeys.length === 0) return true;
  // A mistake that the build itself refuses never reaches visitors.
  return (
    run("tools/build-for-tests.ts") &&
    run("node_modules/@playwright/test/cli.js", "test", "--project=desktop", "--project=phone", ...journeys)
  );
}

/** Makes a mistake. @returns what takes it back @throws Error where the text is not there, or more than once */
function apply(folder: string, { name, file, from, to }: Mutation): () => void {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  const count = text.split(from).length - 1;
  if (count !== 1) {
    throw new Error(`tools/mutations/mutations.ts: "${name}": ${file} has the text ${count} times, not once: ${from}`);
  }
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
  return () => writeFileSync(place, text);
}

/** What becomes of a mutation: caught, or why not. */
function tryMutation(folder: string, mutation: Mutation): string {
  try {
    const takeBack = apply(folder, mutation);
    const survives = testsPass(folder, mutation, "ignore");
    takeBack();
    if (survives) return "SURVIVES";
    // Tests that fail without the mistake, too, have not noticed it.
    return testsPass(folder, mutation, "inherit") ? "caught" : "TESTS FAIL WITHOUT IT";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, "without-browser": { type: "boolean", default: false } },
});
const chosen = mutations
  .filter(({ name }) => name.includes(values.only))
  .filter(({ tests }) => !(values["without-browser"] && tests.some(isJourney)));
if (chosen.some(({ tests }) => tests.some(isJourney))) process.env.CHROMIUM_PATH = ensureChromium();

const results: { mutation: string; result: string }[] = [];
inWorktree("HEAD", (folder) => {
  for (const mutation of chosen) {
    results.push({ mutation: mutation.name, result: tryMutation(folder, mutation) });
    console.log(`${results.length} of ${chosen.length}: ${mutation.name}: ${results.at(-1)?.result}`);
  }
});
console.table(results);
const isCaught = results.length > 0 && results.every(({ result }) => result === "caught");
process.exitCode = isCaught ? 0 : 1;
