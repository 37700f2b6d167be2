/**
 * `npm run look -- --against REF`: shows how a change affects the look of the site. Builds the site of a commit and the
 * site of the working tree, takes screenshots of the same states of both with the same browser, and writes a page with
 * all differences side by side into `build/look/`. `--only menu` compares only the states with `menu` in their names.
 * A difference is no failure: a person judges it. Exits with 1 if a build fails or a state cannot be reached.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "./browsers/find-browsers.ts";
import { serveFolder } from "./browsers/serve-folder.ts";
import { buildCommit, buildWorkingTree, findCommit } from "./look/build-version.ts";
import { compare } from "./look/compare.ts";
import { photograph } from "./look/photograph.ts";
import { type Finding, reportPage } from "./look/report-page.ts";
import { type State, states } from "./look/states.ts";

const folder = path.resolve("build/look");

/** Reads the commit and the states to compare from the command line. @throws Error that names the correct call */
function readArguments(): { against: string; chosen: State[] } {
  const { values } = parseArgs({ options: { against: { type: "string" }, only: { type: "string", default: "" } } });
  if (!values.against) throw new Error("Name the version to compare with: npm run look -- --against main");
  const chosen = states.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0)
    throw new Error(`No state has "${values.only}" in its name: tools/look/states.ts lists the states.`);
  return { against: values.against, chosen };
}

/** Takes a screenshot of a state in both versions, and writes the pictures if they differ. */
async function look(browser: Browser, before: string, after: string, state: State): Promise<Finding> {
  const { name } = state;
  try {
    const pictures = await Promise.all([before, after].map((origin) => photograph(browser, origin, state)));
    const [beforePicture, afterPicture] = pictures as [Buffer, Buffer];
    const difference = await compare(beforePicture, afterPicture);
    if (!difference) return { name, pixels: 0 };
    const save = (kind: string, file: Buffer) => writeFileSync(path.join(folder, `${name}.${kind}.png`), file);
    save("before", beforePicture);
    save("after", afterPicture);
    save("difference", difference.picture);
    return { name, pixels: difference.pixels };
  } catch (error) {
    return { name, pixels: 0, error: error instanceof Error ? error.message : String(error) };
  }
}

async function main() {
  const { against, chosen } = readArguments();
  const commit = findCommit(against);
  console.log(`Building ${against} (${commit.slice(0, 7)}) and the working tree …`);
  const before = await serveFolder(buildCommit(commit));
  const after = await serveFolder(buildWorkingTree());
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const findings: Finding[] = [];
  try {
    for (const state of chosen) {
      const finding = await look(browser, before.origin, after.origin, state);
      findings.push(finding);
      console.log(
        `${finding.error ? "FAILED" : finding.pixels || "same"}`.padStart(8),
        finding.name,
        finding.error ?? "",
      );
    }
  } finally {
    await browser.close();
    before.stop();
    after.stop();
  }
  const page = path.join(folder, "index.html");
  writeFileSync(page, reportPage(`The look against ${against} (${commit.slice(0, 7)})`, findings));
  console.log(`${findings.filter(({ pixels }) => pixels > 0).length} of ${findings.length} states differ: ${page}`);
  if (findings.some(({ error }) => error !== undefined)) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
