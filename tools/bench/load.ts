import { asker } from "./ask.ts";
import { processUse, type RunningProgram } from "./program.ts";

/** What a server did under load. */
export type Load = {
  perSecond: number;
  /** What all but a hundredth of the requests took at most, in milliseconds. */
  p99: number;
  /** Processor time of the server for each request, in microseconds; undefined where the system does not tell it. */
  cpuMicroseconds: number | undefined;
  /** Which part of one processor the server kept busy, from 0 to 1 and above. */
  busy: number | undefined;
  /** Which part whoever asked did: where that is all and the server is not busy, it is the limit. */
  askerBusy: number | undefined;
};

/** How many visitors ask at once. */
export const connections = 64;

/** From fewer answers a 99th percentile would say nothing. */
const enoughAnswers = 200;

/** No load lasts longer, in seconds, even where it has had too few answers. */
const longestSeconds = 40;

/** What stands in a table where no request was answered. */
export const noLoad = { perSecond: Number.NaN, p99: Number.NaN };

/**
 * Asks a server for one address on 64 connections at once, for some seconds. Where these bring fewer than 200 answers it is
 * asked again, for as long as these should take, but for 40 seconds at most.
 *
 * @throws NotMeasured when no request was answered
 * @throws Error when any answer is not a good one: a refusal is quicker than an answer
 */
export async function load(server: RunningProgram, address: string, seconds: number): Promise<Load> {
  const short = await loadFor(server, address, seconds);
  const { load, answers } =
    short.answers < enoughAnswers ? await loadFor(server, address, longer(seconds, short.answers)) : short;
  if (answers === 0) throw new NotMeasured(`${address} had no answer within ${longestSeconds} seconds`);
  return load;
}

/** How long a load has to last for enough answers, in whole seconds. */
function longer(seconds: number, answers: number): number {
  return Math.min(longestSeconds, Math.ceil((seconds * enoughAnswers) / answers));
}

async function loadFor(
  server: RunningProgram,
  address: string,
  seconds: number,
): Promise<{ load: Load; answers: number }> {
  const before = await processUse(server.pid);
  // A slow answer is to be measured, not given up.
  const patience = longestSeconds * 2;
  const asked = await asker.ask(server.origin + address, { connections, seconds, patience });
  const after = await processUse(server.pid);
  if (asked.failures > 0) throw new Error(`${address}: ${asked.failures} errors or bad answers under load`);
  const cpuMs = before && after && after.cpuMs - before.cpuMs;
  const load = {
    perSecond: asked.perSecond,
    p99: asked.p99,
    cpuMicroseconds: cpuMs && (cpuMs * 1000) / asked.answers,
    busy: cpuMs && cpuMs / (asked.seconds * 1000),
    askerBusy: asked.busy,
  };
  return { load, answers: asked.answers };
}

/** What was asked for gave no figure: nobody answered, or the browser told nothing in time. */
export class NotMeasured extends Error {
  override name = "NotMeasured";
}

/**
 * A figure of a table that would otherwise lose all of them.
 *
 * @param none what stands for a figure that could not be measured
 * @throws whatever else goes wrong, such as a bad answer
 */
export async function orNone<Figure>(
  measuring: Promise<Figure>,
  none: Figure,
  say: (words: string) => void,
): Promise<Figure> {
  try {
    return await measuring;
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    say(`not measured: ${error.message}`);
    return none;
  }
}
