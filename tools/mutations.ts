/**
 * `node tools/mutations.ts`: applies each mutation of `mutations/mutations.ts` to a copy of the last commit, and runs the
 * tests that must fail. Prints a table; exits with 1 if a mutation survives.
 * `--only city` applies only the mutations with `city` in their names.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./browsers/find-browsers.ts";
import { type Mutation, mutations } from "./mutations/mutations.ts";
import { inWorktree } from "./worktree/in-worktree.ts";

const isBrowserTest = (file: string) => file.endsWith(".spec.ts");

/** Runs the tests of a mutation in a folder. @returns true if all of them pass */
function testsPass(folder: string, { tests }: Mutation, stdio: "ignore" | "inherit"): boolean {
  const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: folder, stdio }).status === 0;
  const [browserTests, rules] = [tests.filter(isBrowserTest), tests.filter((file) => !isBrowserTest(file))];
  if (rules.length > 0 && !run("node_modules/vitest/vitest.mjs", "run", "--project=rules", ...rules)) return false;
  if (browserTests.length === 0) return true;
  // A failed build counts as a failed test, because such a mutation never reaches visitors.
  return (
    run("tools/build-for-tests.ts") &&
    run("node_modules/@playwright/test/cli.js", "test", "--project=desktop", ...browserTests)
  );
}

/** Applies a mutation, runs its tests and reverts it. @returns the result for the table */
function tryMutation(folder: string, mutation: Mutation): string {
  const place = path.join(folder, mutation.file);
  const text = readFileSync(place, "utf8");
  // `mutations/mutations.test.ts` checks that the file contains the text exactly once.
  writeFileSync(
    place,
    text.replace(mutation.from, () => mutation.to),
  );
  const survives = testsPass(folder, mutation, "ignore");
  writeFileSync(place, text);
  if (survives) return "SURVIVES";
  // The tests must pass without the mutation: otherwise their failure proves nothing.
  return testsPass(folder, mutation, "inherit") ? "caught" : "TESTS FAIL WITHOUT IT";
}

const { only } = parseArgs({ options: { only: { type: "string", default: "" } } }).values;
const chosen = mutations.filter(({ name }) => name.includes(only));
if (chosen.some(({ tests }) => tests.some(isBrowserTest))) process.env.CHROMIUM_PATH = ensureChromium();

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
