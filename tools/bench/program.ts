import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
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

/** A TCP port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}

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
