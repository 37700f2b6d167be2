import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { inBothWords } from "../../editor/form-words.ts";
import { mergeTexts } from "../../editor/merge-texts.ts";
import { Refusal } from "../../editor/refusal.ts";
import type { Git } from "./git.ts";

/** A clone whose commits are put on top of others, and the commits in it that differ. */
type Clone = { git: Git; folder: string; base: string; theirs: string; mine: string };

/** What a file becomes: a text, or what a commit has; null if it is removed. With conflicts it is my version where both differ. */
type MergedFile = { content: { text: string } | { commit: string } | null; conflicts: string[] };

/**
 * Puts the commits of a clone on top of what others have pushed. Different fields of one file are merged. If both have changed
 * the same field, it stops the first time and tells both values; the second time my value replaces theirs.
 *
 * @param upstream the branch on the server, such as `origin/main`
 * @throws Refusal if a field or a file differs, or git cannot rebase; the clone is then as it was before
 */
export async function rebaseOnto(git: Git, upstream: string, folder: string): Promise<void> {
  const [base = "", theirs = "", mine = ""] = await Promise.all(
    [
      ["merge-base", "HEAD", upstream],
      ["rev-parse", upstream],
      ["rev-parse", "HEAD"],
    ].map(async (words) => (await git(...words)).output.trim()),
  );
  try {
    await rebase({ git, folder, base, theirs, mine });
  } catch (error) {
    // Does nothing if git has not begun.
    await git("rebase", "--abort");
    throw error;
  }
  // Git rebases all the same if it cannot put uncommitted changes of other folders back.
  const unmerged = await filesOf(git, "--diff-filter=U");
  if (unmerged.length > 0)
    throw new Refusal(
      `Others have changed ${unmerged.join(", ")}, where you have changes that are not committed. Git keeps yours, nothing is lost: ask a programmer to run \`git status\` and \`git stash show -p\` here, then publish again.`,
    );
}

async function rebase(clone: Clone): Promise<void> {
  // Git would put my changes of a file that others have renamed into the new file, where mergeFile does not expect them.
  const run = (...words: string[]) => clone.git("-c", "merge.renames=false", "rebase", ...words);
  let step = await run("--autostash", clone.theirs);
  if (!step.ok) await requireShown(clone);
  while (!step.ok) {
    const files = await filesOf(clone.git, "--diff-filter=U");
    if (files.length === 0 || files.some((file) => !file.startsWith("content/"))) throw refusal(files, step.error);
    // One after another: git locks its list of files.
    for (const file of files) await resolve(clone, file);
    step = await run("--continue");
  }
}

/** @throws Refusal with both values of all fields that both have changed, unless it was thrown with the same ones before */
async function requireShown({ git, ...clone }: Clone): Promise<void> {
  const changed = (commit: string) => filesOf(git, "--no-renames", clone.base, commit, "--", "content");
  const [theirs, mine] = await Promise.all([changed(clone.theirs), changed(clone.mine)]);
  const both = theirs.filter((file) => mine.includes(file));
  const conflicts = (await Promise.all(both.map((file) => mergeFile({ git, ...clone }, file)))).flatMap(
    ({ conflicts: inFile }) => inFile,
  );
  if (conflicts.length === 0) return;
  const message = `Somebody else has published a change of the same as you. Nothing was sent; your changes are committed here.\n${conflicts.join("\n")}\nPublish again to replace theirs by yours. Or enter in the form what is right, save, and publish again.`;
  const { output } = await git("rev-parse", "--git-path", "shown-conflicts");
  const shown = path.resolve(clone.folder, output.trim());
  const wasShown = (await readFile(shown, "utf8").catch(() => "")) === message;
  // A later conflict is shown again, even if it is the same one.
  if (wasShown) return rm(shown);
  await writeFile(shown, message);
  throw new Refusal(message);
}

/** @throws Refusal if git cannot take over the merged file, for example because another program uses its index */
async function resolve(clone: Clone, file: string): Promise<void> {
  const { git, folder } = clone;
  const { content } = await mergeFile(clone, file);
  if (content && "text" in content) await writeFile(path.join(folder, file), content.text);
  const command = content === null ? ["rm", "--force"] : "text" in content ? ["add"] : ["checkout", content.commit];
  const { ok, error } = await git(...command, "--", file);
  if (!ok) throw refusal([file], error);
}

function refusal(files: readonly string[], error: string): Refusal {
  const places = files.map((file) => `, in ${file}`).join("");
  return new Refusal(
    `Your changes cannot be put on top of those of others${places}. They are committed here, nothing is lost: ask a programmer to run \`git pull --rebase\` here, then publish again. (git: ${error})`,
  );
}

/** The last versions of a file, mine and theirs, in one. */
async function mergeFile({ git, base, theirs, mine }: Clone, file: string): Promise<MergedFile> {
  const commits = [base, theirs, mine];
  const ids = commits.map(
    async (commit) => (await git("rev-parse", "--verify", "--quiet", `${commit}:${file}`)).output,
  );
  const [old, their, own] = await Promise.all(ids);
  const ownContent = own ? { commit: mine } : null;
  if (own === old) return { content: their ? { commit: theirs } : null, conflicts: [] };
  if (their === old || their === own) return { content: ownContent, conflicts: [] };
  const merged = file.endsWith(".yaml") && their && own ? await mergeVersions(git, commits, file) : null;
  if (merged) {
    const conflicts = merged.conflicts.map((conflict) => `${file} ${inBothWords(conflict, "on the server")}`);
    return { content: { text: merged.text }, conflicts };
  }
  const [yours, others] = [own, their].map((id) => (id ? "changed" : "removed"));
  const conflict = `${file} — the whole file: yours is ${yours}, that on the server is ${others}.`;
  return { content: ownContent, conflicts: [conflict] };
}

/** @returns null if a version cannot be read, such as one that somebody pushed without the check */
async function mergeVersions(git: Git, commits: readonly string[], file: string) {
  const texts = commits.map(async (commit) => (await git("show", `${commit}:${file}`)).output);
  const [old = "", their = "", own = ""] = await Promise.all(texts);
  try {
    return mergeTexts(old, their, own);
  } catch {
    return null;
  }
}

/** The paths that `git diff` names. */
async function filesOf(git: Git, ...words: string[]): Promise<string[]> {
  const { output } = await git("diff", "--name-only", "-z", ...words);
  return output.split("\0").filter(Boolean);
}
