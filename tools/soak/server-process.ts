import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { compiledCode } from "../../tests/support/compiled-code.ts";

/** Node's words for the server from its source, which serves any build. */
const sourceServer: readonly string[] = [path.resolve("server/main.ts")];

/**
 * Node's words for the server that a build has made, as the Dockerfile starts it.
 *
 * @param home the folder in which `build/` lies
 */
export function builtServer(home: string): string[] {
  return [path.resolve(home, "build/server/main.js")];
}

/** How long a server may take to answer for the first time, on a machine that is busy too, in milliseconds. */
const startLimitMs = 90_000;

/** A port that nobody has at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("there is no free port");
  return address.port;
}

export type ServerProcess = {
  port: number;
  child: ChildProcess;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** What it has written to standard error. */
  complaint: () => string;
};

type Options = {
  /** The folder with `build/`. */
  cwd: string;
  /** The address of a PostgreSQL, else a file of SQLite. */
  database: string;
  /** Node's words for the server, where it is not to run from its source. */
  program?: readonly string[];
  /** Where its log goes. */
  output?: "ignore" | number;
  /** A module that the process loads before the server; it may send messages. */
  preload?: string;
  /** The port, where it is not to be a free one. */
  port?: number;
  /** What starts it, where that is not Node itself. */
  launch?: (program: string, words: readonly string[], options: SpawnOptions) => ChildProcess;
};

/** Starts the real server as a process of its own, and waits until it answers. */
export async function startServerProcess(options: Options): Promise<ServerProcess> {
  const {
    cwd,
    database,
    program = sourceServer,
    output = "ignore",
    preload,
    port = await freePort(),
    launch = spawn,
  } = options;
  const address = database.startsWith("postgres:") ? database : `file:${database}`;
  const env = { ...compiledCode, PORT: String(port), HOST: "127.0.0.1", DATABASE_URL: address };
  const words = preload ? ["--expose-gc", "--import", preload, ...program] : program;
  const stdio: StdioOptions = ["ignore", output, "pipe", ...(preload ? (["ipc"] as const) : [])];
  const child = launch(process.execPath, words, { cwd, env: { ...env, PATH: process.env.PATH }, stdio });
  let complaint = "";
  child.stderr?.on("data", (text) => {
    complaint += text;
  });
  const ended = once(child, "exit").then(([code, signal]): number | string => code ?? signal);
  const closed = once(child, "close");
  const began = performance.now();
  while (!(await isHealthy(port))) {
    if (performance.now() - began > startLimitMs) child.kill("SIGKILL");
    if (child.exitCode !== null || child.killed) {
      // What it has said may come after its end.
      await closed;
      throw new Error(`the server did not start: ${complaint}`);
    }
    await sleep(50);
  }
  return { port, child, ended, complaint: () => complaint };
}

async function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
