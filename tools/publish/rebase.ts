import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { conflictSentence } from "../../editor/form-words.ts";
import { mergeTexts } from "../../editor/merge-texts.ts";
import { Refusal } from "../../editor/refusal.ts";
import type { Git } from "./git.ts";

/** A clone whose commits are rebased, and the commits of the merge: the common ancestor, theirs and mine. */
type Clone = { git: Git; folder: string; base: string; theirs: string; mine: string };

/** A merged file: a text, or the file of a commit; null if it is removed. Where both sides differ, it has my value. */
type MergedFile = { content: { text: string } | { commit: string } | null; conflicts: string[] };

/**
 * Rebases the commits of a clone onto what others have pushed, and merges different fields of one file. If both sides have
 * changed the same field, the first call throws an error with both values; the second call replaces their value with mine.
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
  // A rebase succeeds even if Git cannot restore uncommitted changes in other folders.
  const unmerged = await filesOf(git, "--diff-filter=U");
  if (unmerged.length > 0)
    throw new Refusal(
      `Others have changed ${unmerged.join(", ")}, where you have changes that are not committed. Git keeps yours, nothing is lost: ask a programmer to run \`git status\` and \`git stash show -p\` here, then publish again.`,
    );
}

async function rebase(clone: Clone): Promise<void> {
  // If others have renamed a file, Git would merge my changes into the new file, where mergeFile does not expect them.
  const run = (...words: string[]) => clone.git("-c", "merge.renames=false", "rebase", ...words);
  let step = await run("--autostash", clone.theirs);
  if (!step.ok) await requireShown(clone);
  while (!step.ok) {
    const files = await filesOf(clone.git, "--diff-filter=U");
    if (files.length === 0 || files.some((file) => !file.startsWith("content/"))) throw refusal(files, step.error);
    // One after another, because Git locks its index.
    for (const file of files) await resolve(clone, file);
    step = await run("--continue");
  }
}

/** @throws Refusal with both values of each field that both sides have changed, unless the last call has thrown the same */
async function requireShown({ git, ...clone }: Clone): Promise<void> {
  const changed = (commit: string) => filesOf(git, "--no-renames", clone.base, commit, "--", "content");
  const [theirs, mine] = await Promise.all([changed(clone.theirs), changed(clone.mine)]);
  const both = theirs.filter((file) => mine.includes(file));
  const conflicts = (await Promise.all(both.map((file) => mergeFile({ git, ...clone }, file)))).flatMap(
    ({ conflicts: inFile }) => inFile,
  );
  if (conflicts.length === 0) return;
  const message = `Somebody else has published a change to the same fields. Nothing was sent; your changes are committed here.\n${conflicts.join("\n")}\nPublish again to replace their values with yours. Or enter the correct values in the form, save, and publish again.`;
  const { output } = await git("rev-parse", "--git-path", "shown-conflicts");
  const shown = path.resolve(clone.folder, output.trim());
  const wasShown = (await readFile(shown, "utf8").catch(() => "")) === message;
  // After that, the same conflict is shown again.
  if (wasShown) return rm(shown);
  await writeFile(shown, message);
  throw new Refusal(message);
}

/** Resolves a conflict of the rebase. @throws Refusal if git fails, for example because another program uses its index */
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
    `Your changes cannot be combined with those of others${places}. They are committed here, nothing is lost: ask a programmer to run \`git pull --rebase\` here, then publish again. (git: ${error})`,
  );
}

/** Merges my version of a file and theirs. */
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
    const conflicts = merged.conflicts.map((conflict) => `${file} ${conflictSentence(conflict, "on the server")}`);
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

/** Returns the paths that `git diff` lists. */
async function filesOf(git: Git, ...words: string[]): Promise<string[]> {
  const { output } = await git("diff", "--name-only", "-z", ...words);
  return output.split("\0").filter(Boolean);
}
