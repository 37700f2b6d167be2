import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import type { LanguageSite, LanguageTask } from "./build-language.ts";
import type { LanguageAnswer, LanguageRequest } from "./language-process.ts";

/** What a process with a bundler in it needs, in bytes. One that has come to hold more ends: its memory returns with it. */
const memoryOfOne = 1.5 * 2 ** 30;

/** How many of the languages are made at once. */
function atOnce(languages: number): number {
  return languages > 1 && os.availableParallelism() > 1 && os.freemem() > 2 * memoryOfOne ? 2 : 1;
}

type LanguagesOptions = {
  task: Omit<LanguageTask, "folder">;
  begin: (language: string) => void;
  besideLast: () => Promise<void>;
};

/**
 * Makes the sites of the languages in processes of their own, each in a folder of its own.
 *
 * @param parent the folder that their folders come into
 * @param begin is told of each language when its turn has come
 * @param besideLast work that is done while one processor has the last language, and another none
 * @returns their sites and folders, in the order of the languages
 * @throws LanguageBuildError with what is wrong with a language's site
 */
export async function buildLanguages(
  languages: readonly string[],
  parent: string,
  { task, begin, besideLast }: LanguagesOptions,
): Promise<(LanguageSite & { folder: string })[]> {
  const sites: (LanguageSite & { folder: string })[] = [];
  const waiting = languages.entries();
  let besides = Promise.resolve();
  const ended = new AbortController();
  const makers = atOnce(languages.length);
  const makeWaiting = async () => {
    let maker: ChildProcess | undefined;
    for (const [index, language] of waiting) {
      const folder = path.join(parent, language);
      begin(language);
      if (index === languages.length - 1) besides = besideLast();
      maker ??= startProcess(makers, ended.signal);
      const { site, memory } = await ask(maker, { language, task: { ...task, folder } });
      sites[index] = { ...site, folder };
      if (memory < memoryOfOne) continue;
      maker.disconnect();
      maker = undefined;
    }
  };
  try {
    await Promise.all(Array.from({ length: makers }, makeWaiting));
    await besides;
  } finally {
    ended.abort();
  }
  return sites;
}

/** Starts one of so many processes, whose bundler has its part of the processors: with more threads they wait for each other. */
function startProcess(makers: number, signal: AbortSignal): ChildProcess {
  const threads = String(Math.floor(os.availableParallelism() / makers));
  const maker = fork(path.join(import.meta.dirname, "language-process.ts"), {
    env: {
      ...process.env,
      // What one process has compiled, the next need not.
      NODE_COMPILE_CACHE: "node_modules/.cache/compiled",
      ROLLDOWN_WORKER_THREADS: threads,
      RAYON_NUM_THREADS: threads,
    },
    serialization: "advanced",
    signal,
  });
  // It is ended by the signal, when nobody waits for it any more.
  maker.on("error", () => {});
  return maker;
}

async function ask(maker: ChildProcess, request: LanguageRequest) {
  const told = new AbortController();
  const lost = once(maker, "exit", told).then(([code, signal]): LanguageAnswer => {
    return { failure: `Its process ended early (${signal ?? code}).` };
  });
  maker.send(request);
  const answer = await Promise.race<LanguageAnswer>([once(maker, "message", told).then(([sent]) => sent), lost]);
  told.abort();
  if ("failure" in answer) throw new LanguageBuildError(request.language, answer.failure);
  return answer;
}

/** The site of a language could not be made. */
export class LanguageBuildError extends Error {
  /** @param failure why not, for people where the content is to blame */
  constructor(language: string, failure: string) {
    super(`${failure}\nThe site could not be built in the language ${language}: see above.`);
    this.name = "LanguageBuildError";
    this.stack = this.message;
  }
}
