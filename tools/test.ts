/**
 * `npm test` runs all checks and tests of CI. `-- --quick` runs the fast ones, in less than a minute. Rows of steps run in parallel.
 * Prints a line after each step. At the end, prints the duration of each step, a list of what was left out, skipped or flaky, and
 * the output of the failed steps. Exits with 1 if a step has failed.
 */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./browsers/find-browsers.ts";
import { unusualTests } from "./test/unusual-tests.ts";

/** If a step with `stopsRow` fails, the next steps of its row do not run. */
type Step = { name: string; command: string[]; stopsRow?: true };
type Outcome = { name: string; result: "passed" | "FAILED" | "left out"; seconds: number; output: string };

const vitest = (project: "rules" | "components") => [
  "node_modules/vitest/vitest.mjs",
  "run",
  `--project=${project}`,
  "--reporter=default",
  "--reporter=./tools/test/unusual-tests.ts",
];

const playwright = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,./tools/test/unusual-tests.ts"];

/** Tests that start processes or draw pictures. A quick run leaves them out. */
const slowTests = [
  "tools/**",
  "**/any-content.test.ts",
  "server/main.test.ts",
  "site-build/{fonts,pictures,print-posters,share-pictures}/**",
];

const checks: Step[] = [
  { name: "lint", command: ["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", "."] },
  // Before `types`, because it writes the types of the words.
  { name: "content", command: ["tools/check-content.ts"] },
  // Each thread would check the types of packages again, and take three times the CPU time, which the other rows need.
  { name: "types", command: ["node_modules/typescript/bin/tsc", "--singleThreaded"] },
  {
    name: "types of the oldest browsers",
    command: ["node_modules/typescript/bin/tsc", "--singleThreaded", "--project", "tsconfig.browser.json"],
  },
];

const quickRows: Step[][] = [
  checks,
  [
    {
      name: "rules, without slow ones",
      command: [...vitest("rules"), ...slowTests.map((files) => `--exclude=${files}`)],
    },
  ],
];

/**
 * Two rows of about the same duration for two CPU cores. The browser tests alone use both cores. More tests at the same time would
 * take more CPU time: a page that waits for the processor draws more frames, and a test looks at it more often.
 */
const allRows: Step[][] = [
  [
    ...checks,
    { name: "unused code", command: ["node_modules/knip/bin/knip.js", "--treat-config-hints-as-errors"] },
    { name: "rules", command: vitest("rules") },
    { name: "build", command: ["tools/build.ts"], stopsRow: true },
    {
      name: "browser tests of the live site",
      command: [...playwright, "--output=test-results/live", "--project=live"],
    },
  ],
  [
    { name: "components", command: vitest("components") },
    { name: "build for tests", command: ["tools/build-for-tests.ts"], stopsRow: true },
    {
      name: "browser tests",
      command: [...playwright, ...["editor", "desktop", "translated"].map((name) => `--project=${name}`)],
    },
  ],
];

function run({ name, command }: Step): Promise<Outcome> {
  const begun = performance.now();
  // Tests start programs of the project. With Node's compile cache, each start takes half as long.
  const env = { ...process.env, NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/compiled") };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      const seconds = (performance.now() - begun) / 1000;
      const outcome: Outcome = { name, result: error ? "FAILED" : "passed", seconds, output: stdout + stderr };
      console.log(lineOf(outcome));
      resolve(outcome);
    });
  });
}

async function runRow(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let isBlocked = false;
  for (const step of steps) {
    const outcome: Outcome = isBlocked ? { ...step, result: "left out", seconds: 0, output: "" } : await run(step);
    isBlocked ||= outcome.result === "FAILED" && step.stopsRow === true;
    outcomes.push(outcome);
  }
  return outcomes;
}

const lineOf = ({ name, result, seconds }: Omit<Outcome, "output">) =>
  `${result.padEnd(8)}  ${seconds.toFixed(1).padStart(6)} s  ${name}`;

const { quick: isQuick } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
mkdirSync(path.dirname(unusualTests), { recursive: true });
writeFileSync(unusualTests, "");
if (!isQuick) process.env.CHROMIUM_PATH = ensureChromium();
const begun = performance.now();
const outcomes = (await Promise.all((isQuick ? quickRows : allRows).map(runRow))).flat();
const failed = outcomes.filter(({ result }) => result === "FAILED");

console.log("\n── summary");
for (const outcome of outcomes) console.log(lineOf(outcome));
const seconds = (performance.now() - begun) / 1000;
console.log(lineOf({ name: "all together", result: failed.length > 0 ? "FAILED" : "passed", seconds }));
if (isQuick)
  console.log(`left out  by --quick: unused code, build, components, browser tests, and ${slowTests.join(" ")}`);
console.log("left out  Firefox, WebKit and the mutations, which .github/workflows/weekly.yml runs");
console.log(readFileSync(unusualTests, "utf8").trimEnd());
for (const { name, output } of failed) console.log(`\n── failed: ${name}\n${output.trimEnd()}`);
process.exitCode = failed.length > 0 ? 1 : 0;
