import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A disk that can be filled, without root's rights and without a trace on the machine's own disks. */
export type SmallDisk = {
  /** Its folder, for the programs that `start` starts. */
  folder: string;
  /** The same folder, for this process. SQLite would follow this path to the folder below the disk: it is for files alone. */
  seen: string;
  /** Starts a program that finds the disk in `folder`. */
  start: (program: string, words: readonly string[], options: SpawnOptions) => ChildProcess;
  /** Leaves no room on it. */
  fill: () => void;
  /** Makes room again. */
  clear: () => void;
  remove: () => Promise<void>;
};

/** A way to such a disk. */
type Way = {
  /** What it is. */
  what: string;
  /** Whether it has no room indeed once it is full, whatever is written by whom. */
  isReal: boolean;
  /** @param size its room, in MB: for a small database of SQLite unless it is given. A limit has none. */
  open: (size?: number) => Promise<SmallDisk>;
};

/** The way of this machine: a disk that is full indeed where one can be mounted, else a limit that acts like one. */
export async function wayToSmallDisk(): Promise<Way> {
  const mounted = await openMountedDisk().catch(() => undefined);
  if (!mounted) {
    const what = "a disk that no file may grow on, as no file system can be mounted here";
    return { what, isReal: false, open: openLimitedDisk };
  }
  await mounted.remove();
  return { what: "a disk without room", isReal: true, open: openMountedDisk };
}

/**
 * A file system in memory that only its own programs see: Linux lets any user mount one in a namespace.
 *
 * @param size its room, in MB
 * @throws Error where that is not allowed, as in many containers
 */
async function openMountedDisk(size = 2): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), "small-disk-"));
  const mount = `mount -t tmpfs -o size=${size}m tmpfs "$0" && cd "$0" && echo mounted && exec cat`;
  // It ends, and the disk with it, when this process no longer holds its standard input.
  const holder = spawn("unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", mount, folder], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = once(holder, "close").catch(() => {});
  const isMounted = await Promise.race([once(holder.stdout, "data").then(() => true), ended.then(() => false)]);
  const remove = async () => {
    holder.stdin.end();
    await ended;
    await rm(folder, { recursive: true });
  };
  if (!isMounted) {
    await remove();
    throw new Error("no file system can be mounted");
  }
  const seen = `/proc/${holder.pid}/cwd`;
  const enter = ["--target", `${holder.pid}`, "--user", "--mount", "--preserve-credentials"];
  const ballast = path.join(seen, "ballast");
  return {
    folder,
    seen,
    start: (program, words, options) => {
      const inside = ["sh", "-c", 'cd "$0" && exec "$@"', String(options.cwd ?? process.cwd()), program, ...words];
      return spawn("nsenter", [...enter, ...inside], options);
    },
    fill: () => fillWith(ballast),
    clear: () => rmSync(ballast),
    remove,
  };
}

function fillWith(file: string): void {
  for (const piece of [Buffer.alloc(64 * 1024), Buffer.alloc(1)]) {
    try {
      while (true) appendFileSync(file, piece);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
}

/** An ordinary folder. Programs that start while it is full cannot write to any file at all, wherever. */
async function openLimitedDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), "small-disk-"));
  let isFull = false;
  return {
    folder,
    seen: folder,
    start: (program, words, options) =>
      isFull
        ? spawn("sh", ["-c", 'ulimit -f 0 && exec "$0" "$@"', program, ...words], options)
        : spawn(program, words, options),
    fill: () => {
      isFull = true;
    },
    clear: () => {
      isFull = false;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
