import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import path from "node:path";
import { inWorktree } from "../worktree/in-worktree.ts";

/** The folder of built versions, by commit. A second comparison with the same commit does not build it again. */
const cache = path.resolve("node_modules/.cache/look");

/** Resolves a branch, a tag or a commit to its commit id. @throws Error if git does not know the name */
export function findCommit(ref: string): string {
  const { status, stdout } = spawnSync(
    "git",
    ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`git does not know "${ref}": name a branch, a tag or a commit, such as main.`);
  return stdout.trim();
}

/** Builds the site of the working tree. @returns the folder with its static files */
export function buildWorkingTree(): string {
  build(process.cwd());
  return path.resolve("build/client");
}

/** Builds the site of a commit in a worktree of its own. @returns the folder with its static files */
export function buildCommit(commit: string): string {
  const kept = path.join(cache, commit);
  if (existsSync(kept)) return kept;
  inWorktree(commit, (worktree) => {
    build(worktree);
    mkdirSync(cache, { recursive: true });
    // Copied under another name first, so that an interrupted copy is never used.
    const unfinished = mkdtempSync(path.join(cache, "unfinished-"));
    cpSync(path.join(worktree, "build/client"), unfinished, { recursive: true });
    renameSync(unfinished, kept);
  });
  return kept;
}

function build(folder: string) {
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`The site in ${folder} could not be built; the reason is above.`);
}
