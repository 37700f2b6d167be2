/**
 * Makes the site of one language in a process of its own, which `build-languages.ts` starts with a file that has its task: the
 * memory of a bundler returns with its process, and words are those of one language in each. Writes what is to be known of the
 * site beside it; exits 1 with every mistake.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ContentError } from "../../content-check/content-error.ts";
import { buildLanguage, type LanguageTask } from "./build-language.ts";

/** A task as it stands in its file. */
export type WrittenTask = Omit<LanguageTask, "missing" | "pictures"> & {
  missing: [id: string, languages: string[]][];
  pictures: [id: string, paths: readonly string[]][];
};

/** The file of a language's task, and the one that tells of its site, in the language's folder. */
export const [taskFile, siteFile] = ["task.json", "site.json"] as const;

const [folder] = process.argv.slice(2);
if (import.meta.main && folder) await run(folder);

async function run(folder: string): Promise<void> {
  const task: WrittenTask = JSON.parse(await readFile(path.join(folder, taskFile), "utf8"));
  try {
    const site = await buildLanguage({
      ...task,
      missing: new Map(task.missing),
      pictures: new Map(task.pictures),
    });
    await writeFile(path.join(folder, siteFile), JSON.stringify(site));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
