import autocannon from "autocannon";
import { processUse } from "./process-use.ts";
import type { RunningProgram } from "./program.ts";

/** What a server did under load. */
export type Load = {
  perSecond: number;
  /** What all but a hundredth of the requests took at most, in milliseconds. */
  p99: number;
  /** Processor time of the server for each request, in microseconds; undefined where the system does not tell it. */
  cpuMicroseconds: number | undefined;
  /** Which part of one processor the server kept busy, from 0 to 1 and above. Far below 1, whoever asks is the limit. */
  busy: number | undefined;
};

/** How many visitors ask at once. */
export const connections = 50;

/**
 * Asks a server for one address on 50 connections at once, for some seconds.
 *
 * @throws Error when any answer is not a good one: a refusal is quicker than an answer
 */
export async function load(server: RunningProgram, address: string, seconds: number): Promise<Load> {
  const before = await processUse(server.pid);
  const result = await autocannon({
    url: server.origin + address,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "gzip" },
  });
  const after = await processUse(server.pid);
  if (result.errors + result.non2xx > 0)
    throw new Error(`${address}: ${result.errors} errors and ${result.non2xx} bad answers under load`);
  const cpuMs = before && after && after.cpuMs - before.cpuMs;
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpuMicroseconds: cpuMs && (cpuMs * 1000) / result.requests.total,
    busy: cpuMs && cpuMs / (result.duration * 1000),
  };
}
