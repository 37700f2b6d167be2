import { type ChildProcess, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { buildSite } from "../../site-build/build-site.ts";
import { processUse } from "./program.ts";
import type { Undo } from "./workspace.ts";

/** What a build took: time, and the most memory that its processes had together. NaN where the system does not tell it. */
export type BuildCost = { seconds: number; megabytes: number };

/** How often a build's memory is looked at, in milliseconds. */
const lookEveryMs = 200;

/** A build that takes longer is ended: it says enough then. */
const longestBuildMs = 20 * 60_000;

/** What is built, and from which words: the folder with a file for each language, `words/` where none is named. */
type BuildTask = { content: string; output: string; words?: string };

/**
 * Builds a site in a process of its own, which runs this file, so that its memory is nobody else's.
 *
 * @throws Error with the reason when that fails or takes too long
 */
export async function timeBuild({ content, output, words }: BuildTask, undo: Undo): Promise<BuildCost> {
  const child = spawn(process.execPath, [import.meta.filename, content, output], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(words !== undefined && { SITE_WORDS: words }) },
    timeout: longestBuildMs,
  });
  undo.defer(() => void child.kill());
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal }));
  });
  const memory = watchMemory(child);
  const [{ code, signal }, printed, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code === 0) return { seconds: Number(printed.trim().split("\n").at(-1)), megabytes: memory.most() };
  if (signal === "SIGTERM") throw new Error(`took longer than ${longestBuildMs / 60_000} minutes`);
  throw new Error(reason(complaint) || `ended with ${signal ?? code}`);
}

/** Watches what a process and those that it starts have of memory, until it ends. */
function watchMemory(child: ChildProcess): { most: () => number } {
  let most = 0;
  const look = async () => {
    // One of its processes may end while it is looked at.
    const use = await processUse(child.pid ?? 0).catch(() => undefined);
    if (use && use.megabytes > most) most = use.megabytes;
  };
  const looking = setInterval(look, lookEveryMs);
  child.once("exit", () => clearInterval(looking));
  return { most: () => most || Number.NaN };
}

/** The beginning of a crash that says why. */
function reason(complaint: string): string {
  const begins = complaint.search(/FATAL ERROR|\w*Error:/);
  return complaint.slice(Math.max(0, begins)).trim().split("\n").slice(0, 2).join(" ").slice(0, 300);
}

/** Builds a site in this process, and prints in a last line how many seconds that took. */
async function buildOnce(content: string, output: string): Promise<void> {
  const before = performance.now();
  await buildSite({ content, output });
  console.log(`\n${(performance.now() - before) / 1000}`);
}

if (import.meta.main) await buildOnce(process.argv[2] ?? "", process.argv[3] ?? "");
