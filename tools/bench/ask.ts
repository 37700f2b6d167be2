import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { processUse } from "./program.ts";

/** What whoever asked a server was told, and took for it. */
export type Asked = {
  perSecond: number;
  /** What all but a hundredth of the requests took at most, in milliseconds. */
  p99: number;
  answers: number;
  /** Requests that failed, or had another answer than a good one. */
  failures: number;
  /** For how long, in seconds. */
  seconds: number;
  /** Which part of one processor asking took, from 0 to 1; undefined where the system does not tell it. */
  busy: number | undefined;
};

/** Asks an address on so many connections at once, for some seconds. No answer is too slow to be waited for `patience` seconds. */
type Ask = (address: string, options: { connections: number; seconds: number; patience: number }) => Promise<Asked>;

const acceptEncoding = "gzip";

/** wrk takes less time to ask than our server or nginx to answer: it is not the limit. */
const askByWrk: Ask = async (address, { connections, seconds, patience }) => {
  const words = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", `${patience}s`];
  const child = spawn("wrk", [...words, "-H", `Accept-Encoding: ${acceptEncoding}`, address]);
  const ended = once(child, "close");
  const told = text(child.stdout);
  await sleep(seconds * 900);
  const cpuMs = child.pid === undefined ? undefined : (await processUse(child.pid).catch(() => undefined))?.cpuMs;
  await ended;
  return { ...readWrk(await told), busy: cpuMs && cpuMs / (seconds * 900) };
};

/** For a machine without wrk: it takes more time to ask than our server or nginx to answer, so that it is the limit. */
const askByAutocannon: Ask = async (url, { connections, seconds, patience }) => {
  const before = process.cpuUsage();
  const headers = { "accept-encoding": acceptEncoding };
  const result = await autocannon({ url, connections, duration: seconds, timeout: patience, headers });
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    answers: result.requests.total,
    failures: result.errors + result.non2xx,
    seconds: result.duration,
    busy: (user + system) / 1e6 / result.duration,
  };
};

/** Who asks on this machine. */
export const asker: { name: string; ask: Ask } =
  spawnSync("wrk", ["--version"]).error === undefined
    ? { name: "wrk", ask: askByWrk }
    : { name: "autocannon, since wrk is not installed,", ask: askByAutocannon };

const inMilliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

/** Reads what wrk prints at its end. @throws Error when it printed something else */
export function readWrk(printed: string): Omit<Asked, "busy"> {
  const number = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? Number.NaN);
  // Behind a unit of one letter stands a blank.
  const [, slowest, unit] = /^\s*99%\s+([\d.]+)(us|ms|s|m) ?$/m.exec(printed) ?? [];
  const [, answers, seconds] = /(\d+) requests in ([\d.]+)s/.exec(printed) ?? [];
  if (answers === undefined) throw new Error(`wrk could not ask: ${printed.trim()}`);
  const socketErrors = /Socket errors: (.*)/.exec(printed)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(slowest ?? Number.NaN) * inMilliseconds[(unit ?? "ms") as keyof typeof inMilliseconds],
    answers: Number(answers),
    failures: [number(/Non-2xx or 3xx responses: (\d+)/) || 0, ...socketErrors.map(Number)].reduce((a, b) => a + b),
    seconds: Number(seconds),
  };
}
