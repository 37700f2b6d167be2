/**
 * `node tools/mutations.ts`: applies each mutation of `mutations/mutations.ts` to a copy of the last commit, and runs the
 * tests that must fail. Prints a table; exits with 1 if a mutation survives or cannot be applied.
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

/** Applies a mutation. @returns a function that reverts it @throws Error if the file does not contain the text exactly once */
function apply(folder: string, { name, file, from, to }: Mutation): () => void {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  const count = text.split(from).length - 1;
  if (count !== 1) {
    throw new Error(
      `tools/mutations/mutations.ts: "${name}": ${file} contains the text ${count} times instead of once: ${from}`,
    );
  }
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
  return () => writeFileSync(place, text);
}

/** Applies a mutation and runs its tests. @returns the result for the table */
function tryMutation(folder: string, mutation: Mutation): string {
  try {
    const revert = apply(folder, mutation);
    const survives = testsPass(folder, mutation, "ignore");
    revert();
    if (survives) return "SURVIVES";
    // The tests must pass without the mutation: otherwise their failure proves nothing.
    return testsPass(folder, mutation, "inherit") ? "caught" : "TESTS FAIL WITHOUT IT";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
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
