import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { LanguageSite, LanguageTask } from "./build-language.ts";
import { siteFile, taskFile, type WrittenTask } from "./language-process.ts";

/** What a process with a bundler in it needs, in bytes. */
const memoryOfOne = 1.5 * 2 ** 30;

/** How many languages are made at once. */
function atOnce(): number {
  return os.availableParallelism() > 1 && os.freemem() > 2 * memoryOfOne ? 2 : 1;
}

/**
 * Makes the sites of the languages, each in a process and in a folder of its own.
 *
 * @param parent the folder that their folders come into
 * @returns their sites and folders, in the order of the languages
 * @throws Error with what the process of a language said that failed
 */
export async function buildLanguages(
  languages: readonly string[],
  parent: string,
  task: Omit<LanguageTask, "folder">,
): Promise<(LanguageSite & { folder: string })[]> {
  const sites: (LanguageSite & { folder: string })[] = [];
  const waiting = languages.entries();
  const failure = new AbortController();
  const makeWaiting = async () => {
    for (const [index, language] of waiting) {
      const folder = path.join(parent, language);
      sites[index] = { ...(await buildOne(language, { ...task, folder }, failure.signal)), folder };
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce() }, makeWaiting));
  } catch (error) {
    failure.abort();
    throw error;
  }
  return sites;
}

async function buildOne(language: string, task: LanguageTask, signal: AbortSignal): Promise<LanguageSite> {
  const written: WrittenTask = { ...task, missing: [...task.missing], pictures: [...task.pictures] };
  await mkdir(task.folder, { recursive: true });
  await writeFile(path.join(task.folder, taskFile), JSON.stringify(written));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "language-process.ts"), task.folder], {
    // What the process of one language has compiled, those of the others need not.
    env: { ...process.env, SITE_LANGUAGE: language, NODE_COMPILE_CACHE: "node_modules/.cache/compiled" },
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("exit", resolve));
  if (code !== 0) throw new LanguageBuildError(language);
  return JSON.parse(await readFile(path.join(task.folder, siteFile), "utf8"));
}

/** The site of a language could not be made: its process has said why. */
export class LanguageBuildError extends Error {
  constructor(language: string) {
    super(`The site could not be built in the language ${language}: see above.`);
    this.name = "LanguageBuildError";
    this.stack = this.message;
  }
}
