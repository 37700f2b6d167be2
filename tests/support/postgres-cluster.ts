import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** A running PostgreSQL that keeps nothing. */
export type PostgresCluster = {
  /** The address of its database `postgres`, with a user who may create databases. */
  url: string;
  /** Ends it as a power cut would. Its address then leads nowhere. */
  breakDown: () => Promise<void>;
  /** Starts it again after that. */
  startAgain: () => Promise<void>;
  /** Ends it and removes its files. */
  stop: () => Promise<void>;
};

const startLimitMs = 20_000;

/** Everything that makes PostgreSQL slow and safe is off: the data lives as long as the test run. */
const fastSettings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", listen_addresses: "" };

/** Where a cluster's files are, and what starts the programs that use them, as a user who is not root. */
export type ClusterPlace = {
  /** A folder that is not there yet. */
  data: string;
  launch: (program: string, words: readonly string[], options: SpawnOptions) => ChildProcess;
};

/**
 * Makes and starts a cluster that is reached through a socket in its own temporary folder, so that no port is needed.
 *
 * @param programs the folder of `initdb` and `postgres`
 * @param own settings that differ from those of all tests, by their names
 * @param place where that is not the same temporary folder; its files then stay
 */
export async function startCluster(
  programs: string,
  own: Record<string, string> = {},
  place?: ClusterPlace,
): Promise<PostgresCluster> {
  // Not os.tmpdir(): a socket's path may have 100 characters, and macOS's temporary folder takes most of them.
  const folder = await mkdtemp("/tmp/pg-");
  const { data, launch } = place ?? (await placeIn(folder));
  const initdb = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const making = launch(path.join(programs, "initdb"), initdb, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const [made] = await once(making, "exit");
  if (made !== 0) throw new Error(`initdb ended with exit code ${made}`);
  const options = Object.entries({ ...fastSettings, ...own }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", data, "-k", folder, ...options];
  const start = () => launch(path.join(programs, "postgres"), args, { cwd: folder, stdio: "ignore" });
  let server = start();
  const killOnExit = () => server.kill("SIGQUIT");
  process.once("exit", killOnExit);
  const stop = async () => {
    process.off("exit", killOnExit);
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@localhost/postgres?host=${folder}`;
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  const startAgain = async () => {
    server = start();
    await waitUntilReady(url, server);
  };
  return { url, breakDown: () => end(server), startAgain, stop };
}

/** A place in a folder of root's or one's own. PostgreSQL refuses to run as root, where it then runs as `nobody`. */
async function placeIn(folder: string): Promise<ClusterPlace> {
  const data = path.join(folder, "data");
  if (process.getuid?.() !== 0) return { data, launch: spawn };
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  const user = { uid: id("-u"), gid: id("-g") };
  await chown(folder, user.uid, user.gid);
  return { data, launch: (program, words, options) => spawn(program, words, { ...options, ...user }) };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (!(await accepts(url))) {
    if (server.exitCode !== null)
      throw new Error(`postgres ended with exit code ${server.exitCode} before it was ready`);
    if (Date.now() > limit) throw new Error(`postgres was not ready after ${startLimitMs} ms`);
    await sleep(50);
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  // Immediate shutdown: nothing is worth saving.
  server.kill("SIGQUIT");
  await ended;
}
