import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const lookEveryMs = 250;

/** How long a lock may name nobody, in milliseconds: it is made in two steps, between which a full disk or a lost machine may come. */
const namelessMs = 5_000;

/**
 * Does what only one process may do at a time. Whoever comes second says so in a sentence, and waits.
 *
 * @param file where the process at work writes its number; one that was killed holds nobody up
 * @param what what it does, for people: `build`
 */
export async function withLock<Result>(file: string, what: string, work: () => Promise<Result>): Promise<Result> {
  for (let told = false; !(await take(file)); told = true) {
    const holder = await holderOf(file);
    if (!told)
      console.error(`Another ${what} is at work here (process ${holder}): this one begins when that has ended.`);
    await sleep(lookEveryMs);
    if ((await isLeft(file, holder)) && (await holderOf(file)) === holder) await rm(file, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** The number of the process that the file names; 0 where it names none, as while it is written. */
async function holderOf(file: string): Promise<number> {
  return Number.parseInt(await readFile(file, "utf8").catch(() => ""), 10) || 0;
}

/** Whether whoever made a lock is gone: another process may have its number now, surely after the machine was started again. */
async function isLeft(file: string, holder: number): Promise<boolean> {
  const made = await stat(file).catch(() => undefined);
  if (!made) return false;
  const ageMs = Date.now() - made.mtimeMs;
  if (ageMs > uptime() * 1000) return true;
  return holder === 0 ? ageMs > namelessMs : !isAlive(holder);
}

function isAlive(pid: number): boolean {
  // In a container a process may have the number that one before it had.
  if (pid === process.pid) return false;
  try {
    // 0 is no signal: it only asks whether one could be sent.
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user cannot be sent one, and is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
