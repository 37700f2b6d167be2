import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Calls `act` with a temporary git worktree of a commit, and removes the worktree afterwards, even after an error. */
export function inWorktree(commit: string, act: (folder: string) => void): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), "worktree-"));
  try {
    execFileSync("git", ["worktree", "add", "--detach", "--quiet", folder, commit]);
    linkPackages(folder);
    act(folder);
  } finally {
    spawnSync("git", ["worktree", "remove", "--force", folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Links the installed packages into a worktree, but not their caches. If its package-lock.json differs, it links nothing, and
 * `tools/run.mjs` then installs the packages there.
 */
function linkPackages(worktree: string) {
  const lock = (folder: string) => readFileSync(path.join(folder, "package-lock.json"), "utf8");
  if (lock(worktree) !== lock(".")) return;
  const packages = path.join(worktree, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules")) {
    if (name.startsWith(".") && name !== ".bin" && name !== ".package-lock.json") continue;
    symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  }
}
