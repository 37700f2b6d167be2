import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

/** Where built versions are kept, by commit: the next comparison with the same one builds nothing. */
const cache = path.resolve("node_modules/.cache/look");

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();

/** The commit that a name stands for. @throws Error saying that there is none */
export function findCommit(ref: string): string {
  const { status, stdout } = spawnSync(
    "git",
    ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`git knows no commit "${ref}": give a branch, a tag or a commit, such as main.`);
  return stdout.trim();
}

/** Builds the site of the working tree. @returns the folder with its static files */
export function buildWorkingTree(): string {
  build(process.cwd());
  return path.resolve("build/client");
}

/** Builds the site of a commit in a worktree of its own, which is removed afterwards. @returns the folder with its static files */
export function buildCommit(commit: string): string {
  const kept = path.join(cache, commit);
  if (existsSync(kept)) return kept;
  const worktree = mkdtempSync(path.join(os.tmpdir(), "look-"));
  try {
    git("worktree", "add", "--detach", "--quiet", worktree, commit);
    linkPackages(worktree);
    build(worktree);
    mkdirSync(cache, { recursive: true });
    // A copy that was interrupted must not be taken for a whole one.
    const unfinished = mkdtempSync(path.join(cache, "unfinished-"));
    cpSync(path.join(worktree, "build/client"), unfinished, { recursive: true });
    renameSync(unfinished, kept);
  } finally {
    spawnSync("git", ["worktree", "remove", "--force", worktree]);
    rmSync(worktree, { recursive: true, force: true });
  }
  return kept;
}

/** Lets a worktree with the same lock file use the packages that are installed here; for another one `npm run build` installs its own. */
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

function build(folder: string) {
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`The site in ${folder} could not be built; the reason stands above.`);
}
