import { writeFile } from "node:fs/promises";
import path from "node:path";
import { mergeTexts } from "../../editor/merge-texts.ts";
import type { Git } from "./git.ts";

/**
 * Merges the files in which a rebase has stopped, field by field: two people may have changed two fields of one event.
 *
 * @returns what cannot be merged, such as `content/events/2027/pune-2027.yaml (venue)`, and every file if git stopped for
 *   another reason
 */
export async function mergeConflicts(git: Git, folder: string): Promise<string[]> {
  const { output } = await git("diff", "--name-only", "--diff-filter=U", "-z");
  const files = output.split("\0").filter(Boolean);
  const merged = await Promise.all(files.map((file) => mergeFile(git, folder, file)));
  const left = merged.filter((conflict) => conflict !== undefined);
  if (files.length > 0 && left.length === 0) await git("add", "--", ...files);
  return files.length > 0 ? left : ["a file"];
}

/** @returns undefined if the file is merged */
async function mergeFile(git: Git, folder: string, file: string): Promise<string | undefined> {
  // Of a rebase, stage 2 is the version of others, and stage 3 is the commit that comes on top.
  const versions = await Promise.all([1, 2, 3].map((stage) => git("show", `:${stage}:${file}`)));
  if (!/^content\/.*\.yaml$/.test(file) || versions.some(({ ok }) => !ok)) return file;
  const [base = "", theirs = "", mine = ""] = versions.map(({ output }) => output);
  const { text, conflicts } = mergeTexts(base, theirs, mine);
  if (conflicts.length > 0) return `${file} (${conflicts.map(({ field }) => field).join(", ")})`;
  await writeFile(path.join(folder, file), text);
  return undefined;
}
