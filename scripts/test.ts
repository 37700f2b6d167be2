/**
 * `npm test`: everything CI runs, several steps at a time where they do not disturb each other. Prints each step's output
 * when the step ends, then a table of seconds; exits 1 when any step failed.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { ensureChromium } from "./find-chromium.ts";
import { whyIncomparable } from "./picture-references.ts";

type Step = { name: string; command: string[] };
type Outcome = { name: string; seconds: number; passed: boolean };

const tool = (file: string, ...words: string[]) => [process.execPath, file, ...words];

/** Where Node keeps the code that it has compiled. */
const compiled = path.resolve("node_modules/.cache/compiled");

/** Steps of one stage run side by side; a stage begins when the one before has ended, and only if it passed. */
const stages: Step[][] = [
  [
    { name: "lint", command: tool("node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", ".") },
    { name: "types", command: tool("node_modules/typescript/bin/tsc") },
    { name: "content", command: tool("scripts/check-content.ts") },
    { name: "build", command: tool("scripts/build.ts", "--if-changed") },
  ],
  [{ name: "build for tests", command: tool("scripts/build-for-tests.ts") }],
  [
    { name: "journeys and pictures", command: tool("node_modules/@playwright/test/cli.js", "test") },
    { name: "rules and components", command: tool("node_modules/vitest/vitest.mjs", "run") },
  ],
];

function run({ name, command: [program = "", ...words] }: Step): Promise<Outcome> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const child = spawn(program, words, {
      // Dozens of tests start the command line anew: with its code compiled once, each start takes half as long.
      env: { ...process.env, CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: compiled },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      console.log(`\n── ${name}\n${Buffer.concat(output).toString().trimEnd()}`);
      resolve({ name, seconds: (performance.now() - begun) / 1000, passed: code === 0 });
    });
  });
}

const chromium = ensureChromium();
const outcomes: Outcome[] = [];
for (const stage of stages) {
  outcomes.push(...(await Promise.all(stage.map(run))));
  if (outcomes.some(({ passed }) => !passed)) break;
}

console.log("\n── summary");
for (const { name, seconds, passed } of outcomes) {
  console.log(`${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
if (whyIncomparable) console.log(`left out         pictures: ${whyIncomparable}`);
const failed = outcomes.filter(({ passed }) => !passed).length;
process.exitCode = failed > 0 ? 1 : 0;
