import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import type { Undo } from "./workspace.ts";

/** How long a server may take until it answers, in milliseconds: one with 5,000 events opens many files. */
const startLimitMs = 60_000;

/** A server that answers on this machine alone. */
export type RunningProgram = { origin: string; pid: number; stop: () => Promise<void> };

type ProgramOptions = {
  command: string;
  words: readonly string[];
  cwd: string;
  environment?: NodeJS.ProcessEnv;
  port: number;
  /** The address that answers when the program is ready. */
  ready: string;
};

/** Starts a server and waits until it answers. @throws Error with what it wrote, when it ends or stays silent instead */
export async function startProgram(options: ProgramOptions, undo: Undo): Promise<RunningProgram> {
  const { command, words, cwd, environment, port, ready } = options;
  const child = spawn(command, words, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr?.on("data", (text) => {
    complaint = (complaint + text).slice(-2_000);
  });
  child.on("error", (error) => {
    complaint += error.message;
  });
  const stop = () => end(child);
  undo.defer(stop);
  const origin = `http://127.0.0.1:${port}`;
  const before = performance.now();
  while (!(await answers(origin + ready))) {
    const ended = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    if (ended || performance.now() - before > startLimitMs) {
      await stop();
      throw new Error(`${command} did not start: ${complaint.trim() || "it did not answer"}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin, pid: child.pid ?? 0, stop };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

/** Ends a program, by force where it takes longer than ten seconds. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "exit");
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await closed;
  clearTimeout(force);
}

/** What a process and its children have used. */
export type ProcessUse = {
  /** Of processor time since they started, in milliseconds. */
  cpuMs: number;
  /** Of memory that is resident now, in megabytes (1,000,000 bytes). */
  megabytes: number;
  /** Of memory that was resident at once since they started, at most: of several processes the sum of their peaks. */
  peakMegabytes: number;
  /** Of files and connections that are open now. */
  openFiles: number;
};

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Reads what a process uses from Linux; undefined on systems that do not tell it there. */
export async function processUse(pid: number): Promise<ProcessUse | undefined> {
  if (process.platform !== "linux") return undefined;
  const uses = await Promise.all((await withChildren(pid)).map(useOf));
  return uses.reduce((sum, use) => ({
    cpuMs: sum.cpuMs + use.cpuMs,
    megabytes: sum.megabytes + use.megabytes,
    peakMegabytes: sum.peakMegabytes + use.peakMegabytes,
    openFiles: sum.openFiles + use.openFiles,
  }));
}

async function withChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}

async function useOf(pid: number): Promise<ProcessUse> {
  const [stat, status, files] = await Promise.all([
    readFile(`/proc/${pid}/stat`, "utf8"),
    readFile(`/proc/${pid}/status`, "utf8"),
    readdir(`/proc/${pid}/fd`),
  ]);
  // The name stands in brackets and may hold blanks; user and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024) / 1e6;
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
    megabytes: megabytes("VmRSS"),
    peakMegabytes: megabytes("VmHWM"),
    openFiles: files.length,
  };
}
