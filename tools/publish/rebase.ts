import { writeFile } from "node:fs/promises";
import path from "node:path";
import { mergeTexts } from "../../editor/merge-texts.ts";
import { Refusal } from "../../editor/refusal.ts";
import type { Git } from "./git.ts";

/**
 * Puts the commits of a clone on top of what others have pushed. Two people may have changed two fields of one event.
 *
 * @param upstream the branch on the server, such as `origin/main`
 * @throws Refusal if a field or a file differs, or git cannot rebase; the clone is then as it was before
 */
export async function rebaseOnto(git: Git, upstream: string, folder: string): Promise<void> {
  try {
    await rebase(git, upstream, folder);
  } catch (error) {
    // Does nothing if git has not begun.
    await git("rebase", "--abort");
    throw error;
  }
  // Git rebases all the same if it cannot put uncommitted changes of other folders back.
  const unmerged = await unmergedFiles(git);
  if (unmerged.length > 0)
    throw new Refusal(
      `Others have changed ${unmerged.join(", ")}, where you have changes that are not committed. Git keeps yours, nothing is lost: ask a programmer to run \`git status\` and \`git stash show -p\` here, then publish again.`,
    );
}

async function rebase(git: Git, upstream: string, folder: string): Promise<void> {
  let step = await git("rebase", "--autostash", upstream);
  while (!step.ok) {
    const files = await unmergedFiles(git);
    if (files.length === 0)
      throw new Refusal(
        `Your changes cannot be put on top of those of others. They are committed here, nothing is lost: ask a programmer to run \`git pull --rebase\` here, then publish again. (git: ${step.error})`,
      );
    const merged = await Promise.all(files.map((file) => mergeFile(git, folder, file)));
    const conflicts = merged.filter((conflict) => conflict !== undefined);
    if (conflicts.length > 0)
      throw new Refusal(
        `Somebody else has changed the same in ${conflicts.join(", ")}. Your version is committed here and theirs is on the server, nothing is lost: ask a programmer to run \`git pull --rebase\` here, then publish again. (git: ${step.error})`,
      );
    await git("add", "--", ...files);
    step = await git("rebase", "--continue");
  }
}

async function unmergedFiles(git: Git): Promise<string[]> {
  const { output } = await git("diff", "--name-only", "--diff-filter=U", "-z");
  return output.split("\0").filter(Boolean);
}

/** @returns undefined if the file is merged, else what cannot be, such as `content/events/2027/pune-2027.yaml (venue)` */
async function mergeFile(git: Git, folder: string, file: string): Promise<string | undefined> {
  // Of a rebase, stage 2 is the version of others, and stage 3 is the commit that comes on top.
  const versions = await Promise.all([1, 2, 3].map((stage) => git("show", `:${stage}:${file}`)));
  if (!/^content\/.*\.yaml$/.test(file) || versions.some(({ ok }) => !ok)) return file;
  const [base = "", theirs = "", mine = ""] = versions.map(({ output }) => output);
  try {
    const { text, conflicts } = mergeTexts(base, theirs, mine);
    if (conflicts.length > 0) return `${file} (${conflicts.map(({ field }) => field).join(", ")})`;
    await writeFile(path.join(folder, file), text);
    return undefined;
  } catch {
    // A version cannot be read, such as one that somebody pushed without the check.
    return file;
  }
}
