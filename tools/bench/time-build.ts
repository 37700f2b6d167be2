import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Undo } from "./workspace.ts";

/** What a build took: time, and the most memory that it had at once. */
export type BuildCost = { seconds: number; megabytes: number };

/** A build that takes longer is ended: it says enough then. */
const longestBuildMs = 20 * 60_000;

/** Builds a site in a process of its own. @throws Error with the reason when that fails or takes too long */
export async function timeBuild(content: string, output: string, undo: Undo): Promise<BuildCost> {
  const child = spawn(process.execPath, ["tools/bench/build-once.ts", content, output], {
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
