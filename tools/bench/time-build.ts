import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { buildSite } from "../../site-build/build-site.ts";
import type { Undo } from "./workspace.ts";

/** What a build took: time, and the most memory that it had at once. */
export type BuildCost = { seconds: number; megabytes: number };

/** A build that takes longer is ended: it says enough then. */
const longestBuildMs = 20 * 60_000;

/**
 * Builds a site in a process of its own, which runs this file, so that its memory is nobody else's.
 *
 * @throws Error with the reason when that fails or takes too long
 */
export async function timeBuild(content: string, output: string, undo: Undo): Promise<BuildCost> {
  const child = spawn(process.execPath, [import.meta.filename, content, output], {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: longestBuildMs,
  });
  undo.defer(() => void child.kill());
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal }));
  });
  const [{ code, signal }, printed, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code === 0) return JSON.parse(printed.trim().split("\n").at(-1) ?? "");
  if (signal === "SIGTERM") throw new Error(`took longer than ${longestBuildMs / 60_000} minutes`);
  throw new Error(reason(complaint) || `ended with ${signal ?? code}`);
}

/** The beginning of a crash that says why. */
function reason(complaint: string): string {
  const begins = complaint.search(/FATAL ERROR|\w*Error:/);
  return complaint.slice(Math.max(0, begins)).trim().split("\n").slice(0, 2).join(" ").slice(0, 300);
}

/** Builds a site in this process, and prints what that took as JSON. */
async function buildOnce(content: string, output: string): Promise<void> {
  const before = performance.now();
  await buildSite({ content, output });
  const cost: BuildCost = {
    seconds: (performance.now() - before) / 1000,
    megabytes: (process.resourceUsage().maxRSS * 1024) / 1e6,
  };
  console.log(`\n${JSON.stringify(cost)}`);
}

if (import.meta.main) await buildOnce(process.argv[2] ?? "", process.argv[3] ?? "");
