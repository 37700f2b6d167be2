/**
 * `npm test`: everything CI runs; with `-- --quick` what a change is checked with while it is made, in under a minute. Runs
 * several steps at a time where they do not disturb each other. Prints each step's output when the step ends, then a table
 * of seconds, with those of all together, which is what a run takes once everything is installed, what was left out on this
 * machine, and last of all what failed, which is all that a log's end need show; exits 1 when any step failed.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { ensureChromium } from "./browsers/find-browsers.ts";
import { failureLines } from "./test/failure-lines.ts";
import { whyPicturesAreLeftOut } from "./test/picture-references.ts";

type Step = { name: string; command: string[]; needs?: string[] };
type Outcome = { name: string; seconds: number; result: "passed" | "FAILED" | "left out"; output: string };

const tool = (file: string, ...words: string[]) => [process.execPath, file, ...words];

/** Where Node keeps the code that it has compiled. */
const compiled = path.resolve("node_modules/.cache/compiled");

const vitest = "node_modules/vitest/vitest.mjs";

/** Tests that start processes, break databases or draw pictures: a quick run leaves them out. */
const slowTests = [
  "tools/**",
  "**/*-killed.test.ts",
  "**/any-content.test.ts",
  "**/*-faults.test.ts",
  "api/{backup,command-line,database}/**",
  "server/main.test.ts",
  "site-build/{fonts,pictures,share-pictures}/**",
];

/** Each step begins when those that it needs have passed, and is left out when one of them has not. */
const allSteps: Step[] = [
  { name: "lint", command: tool("node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", ".") },
  { name: "words", command: tool("tools/check-words.ts") },
  { name: "types", command: tool("node_modules/typescript/bin/tsc"), needs: ["words"] },
  { name: "content", command: tool("tools/check-content.ts") },
  { name: "build", command: tool("tools/build.ts") },
  { name: "dependencies", command: tool("tools/check-dependencies.ts"), needs: ["build"] },
  { name: "build for tests", command: tool("tools/build-for-tests.ts"), needs: ["build"] },
  { name: "rules and components", command: tool(vitest, "run") },
  {
    name: "journeys and pictures",
    command: tool("node_modules/@playwright/test/cli.js", "test"),
    needs: ["lint", "types", "content", "build for tests"],
  },
];

const quickSteps: Step[] = [
  ...allSteps.filter(({ name }) => ["lint", "words", "types", "content"].includes(name)),
  {
    name: "rules, without slow ones",
    command: tool(vitest, "run", "--project=rules", ...slowTests.map((files) => `--exclude=${files}`)),
  },
];

function run({ name, command: [program = "", ...words] }: Step): Promise<Outcome> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const child = spawn(program, words, {
      // Tests start servers and the command line anew: with its code compiled once, each start takes half as long.
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk) => pieces.push(chunk));
    child.stderr.on("data", (chunk) => pieces.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      const output = Buffer.concat(pieces).toString();
      console.log(`\n── ${name}\n${output.trimEnd()}`);
      resolve({ name, seconds: (performance.now() - begun) / 1000, result: code === 0 ? "passed" : "FAILED", output });
    });
  });
}

/** Runs the steps, each as early as it can. */
function runAll(steps: Step[]): Promise<Outcome[]> {
  const running = new Map<string, Promise<Outcome>>();
  for (const step of steps) {
    const needed = (step.needs ?? []).map((name) => running.get(name));
    running.set(
      step.name,
      Promise.all(needed).then((outcomes) =>
        outcomes.every((outcome) => outcome?.result === "passed")
          ? run(step)
          : { name: step.name, seconds: 0, result: "left out", output: "" },
      ),
    );
  }
  return Promise.all(running.values());
}

const words = process.argv.slice(2);
const isQuick = words.includes("--quick");
const unknown = words.find((word) => word !== "--quick");
if (unknown !== undefined) {
  console.error(`npm test does not know ${unknown}: it takes \`-- --quick\`, or nothing.`);
  process.exit(1);
}

const leftOut: string[] = [];
if (isQuick)
  leftOut.push(`by --quick: build, dependencies, components, journeys, pictures, and ${slowTests.join(" ")}`);
else {
  process.env.CHROMIUM_PATH = ensureChromium();
  const pictures = await whyPicturesAreLeftOut();
  if (pictures) leftOut.push(`pictures: ${pictures}`);
}
const begun = performance.now();
const outcomes = await runAll(isQuick ? quickSteps : allSteps);

const all: Omit<Outcome, "output"> = {
  name: "all together",
  seconds: (performance.now() - begun) / 1000,
  result: outcomes.every(({ result }) => result === "passed") ? "passed" : "FAILED",
};

console.log("\n── summary");
for (const { name, seconds, result } of [...outcomes, all]) {
  console.log(`${result.padEnd(8)}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
for (const what of leftOut) console.log(`left out  ${what}`);
for (const { name, output } of outcomes.filter(({ result }) => result === "FAILED")) {
  console.log(`\n── what failed in ${name}\n${failureLines(output).join("\n")}`);
}
process.exitCode = all.result === "passed" ? 0 : 1;
