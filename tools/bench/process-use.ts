import { readdir, readFile } from "node:fs/promises";

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
