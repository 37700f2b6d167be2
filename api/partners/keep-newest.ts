import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { databasePatienceMs, snapshotMaxAgeMs, staleIfErrorSeconds } from "../cache-times.ts";
import { describeDatabaseFault } from "../database/database-fault.ts";
import { CodedError } from "../errors.ts";

/** What was read, and when the database had it, by the clock. */
export type Held<Value> = { value: Value; at: number };

type Options<Value> = {
  /** @throws CodedError where the database is at fault, and then alone */
  read: () => Promise<Value>;
  clock: () => number;
  log: Pick<Logger, "error" | "info">;
};

/**
 * Keeps what was read from the database: read with a rest of `snapshotMaxAgeMs` between two readings, never two at once.
 * Where the database fails, or lets people wait for longer than `databasePatienceMs`, the last is given out for
 * `staleIfErrorSeconds`; the log has the reason, once until it can be read again.
 */
export function keepNewest<Value>({ read, clock, log }: Options<Value>) {
  let latest: Held<Value> | undefined;
  let reading: { done: Promise<Held<Value>>; late: Promise<void> } | undefined;
  let failedAt: number | undefined;

  const isWithin = (at: number | undefined, ms: number) => at !== undefined && clock() - at < ms;

  const readOnce = async (): Promise<Held<Value>> => {
    try {
      latest = { value: await read(), at: clock() };
      if (failedAt !== undefined) log.info("the partners can be read again");
      failedAt = undefined;
      return latest;
    } catch (error) {
      if (failedAt === undefined && latest && error instanceof CodedError) logFault(error, clock() - latest.at);
      failedAt = clock();
      throw error;
    } finally {
      reading = undefined;
    }
  };
  const logFault = ({ message, cause }: CodedError, listAgeMs: number) => {
    const fault = describeDatabaseFault(cause);
    log.error({ err: cause, listAgeMs }, fault ? `The database ${fault}` : message);
  };
  const begin = () => ({ done: readOnce(), late: sleep(databasePatienceMs, undefined, { ref: false }) });

  /** What was read a moment ago: nobody has to wait then. */
  const now = () => (latest && isWithin(latest.at, snapshotMaxAgeMs) ? latest : undefined);
  return {
    now,
    /** @throws CodedError where the database is at fault and nothing is left of before */
    async newest(): Promise<Held<Value>> {
      const fresh = now();
      if (fresh) return fresh;
      const kept = latest && isWithin(latest.at, staleIfErrorSeconds * 1000) ? latest : undefined;
      // It was asked a moment ago, and failed.
      if (kept && !reading && isWithin(failedAt, snapshotMaxAgeMs)) return kept;
      reading ??= begin();
      const { done, late } = reading;
      if (!kept) return done;
      const orKept = done.catch((error) => {
        if (error instanceof CodedError) return kept;
        throw error;
      });
      return Promise.race([orKept, late.then(() => kept)]);
    },
  };
}
