/**
 * `npm run look -- --against REF`: shows how a change affects the look of the site. Builds the site of a commit and the
 * site of the working tree, takes screenshots of the same states of both with the same browser, and writes Playwright's report
 * with all differences side by side into `build/look/`. `--only menu` compares only the states with `menu` in their names.
 * Exits with 2 if a state differs, which a person must judge. Exits with 1 if the comparison fails, for example at a build.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { Refusal } from "../editor/refusal.ts";
import { ensureChromium } from "./browsers/find-browsers.ts";
import { serveBuild } from "./browsers/serve-build.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";
import { inWorktree } from "./worktree/in-worktree.ts";

/** The folder of built versions, by commit. A second comparison with the same commit does not build it again. */
const cache = path.resolve("node_modules/.cache/look/builds");

await new Command("look")
  .description("Shows how a change affects the look of the site.")
  .requiredOption("--against <version>", "a branch, a tag or a commit, such as main")
  .option("--only <name>", "only the states with this in their names (tools/look/states.ts)", "")
  .action(look)
  .parseAsync()
  .catch(exitOnMistake);

async function look({ against, only }: { against: string; only: string }): Promise<void> {
  const commit = findCommit(against);
  console.log(`Building ${against} (${commit.slice(0, 7)}) and the working tree …`);
  const before = buildCommit(commit);
  build(process.cwd());
  console.log(`Taking the screenshots of ${against} …`);
  if (!(await runPlaywright(before, ["--update-snapshots=all", "--reporter=line", `--grep=${only}`])))
    throw new Refusal(`A screenshot of ${against} failed: the reason is above.`);
  console.log("Comparing the working tree with them …");
  const isSame = await runPlaywright("build", [`--grep=${only}`]);
  console.log(isSame ? "No state differs." : "What differs is side by side in build/look/index.html.");
  if (!isSame) process.exitCode = 2;
}

/** @returns the id of a branch, a tag or a commit @throws Refusal if git does not know the name */
function findCommit(ref: string): string {
  const words = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8" });
  if (status !== 0) throw new Refusal(`git does not know "${ref}": name a branch, a tag or a commit, such as main.`);
  return stdout.trim();
}

/** Builds the site of a commit in a worktree of its own. @returns the folder of the build */
function buildCommit(commit: string): string {
  const kept = path.join(cache, commit);
  if (existsSync(kept)) return kept;
  inWorktree(commit, (worktree) => {
    build(worktree);
    mkdirSync(cache, { recursive: true });
    // Copied under another name first, so that an interrupted copy is never used.
    const unfinished = mkdtempSync(path.join(cache, "unfinished-"));
    cpSync(path.join(worktree, "build"), unfinished, { recursive: true });
    renameSync(unfinished, kept);
  });
  return kept;
}

function build(folder: string): void {
  // In a shell on Windows, where npm is a script.
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: ["ignore", "ignore", 2], shell });
  if (status !== 0) throw new Refusal(`The site in ${folder} could not be built; the reason is above.`);
}

/** Runs the tests of `look.spec.ts` on a build. @returns true if all of them pass */
async function runPlaywright(folder: string, options: readonly string[]): Promise<boolean> {
  const { origin, stop } = await serveBuild(folder);
  const words = ["node_modules/@playwright/test/cli.js", "test", "--config=playwright.look.config.ts", ...options];
  const env = { ...process.env, LOOK_AT: origin, CHROMIUM_PATH: ensureChromium() };
  const [status] = await once(spawn(process.execPath, words, { env, stdio: "inherit" }), "exit");
  await stop();
  return status === 0;
}
