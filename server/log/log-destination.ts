import { write, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { DestinationStream } from "pino";
import { logWaiting } from "../limits.ts";

const writeBytes = promisify(write);

export type LogDestination = DestinationStream & {
  /** Writes at once what waits: for the end of the process. What cannot be written is lost. */
  flushSync(): void;
};

/**
 * Writes log lines in order to an open file or pipe, and never fails: a disk that is full, or a reader that has gone,
 * costs lines and nothing else. The next lines are tried again, after one that says how many were lost.
 *
 * @param descriptor where the lines go, such as 1 for standard output
 */
export function createLogDestination(descriptor: number): LogDestination {
  let waiting: string[] = [];
  let size = 0;
  let lost = 0;
  let busy = false;

  const take = () => {
    const text = waiting.join("");
    const bytes = Buffer.from((lost > 0 ? lostLine(lost) : "") + text);
    const count = linesIn(text) + lost;
    waiting = [];
    size = 0;
    lost = 0;
    return { bytes, count };
  };
  const writeWaiting = async () => {
    busy = true;
    while (waiting.length > 0) {
      const { bytes, count } = take();
      if (!(await writeAll(descriptor, bytes))) lost += count;
    }
    busy = false;
  };
  return {
    write(lines) {
      if (size + lines.length > logWaiting.length) lost += linesIn(lines);
      else {
        waiting.push(lines);
        size += lines.length;
      }
      if (!busy) void writeWaiting();
    },
    flushSync() {
      const { bytes, count } = take();
      try {
        for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
      } catch {
        // Waiting for room would keep the process from ending.
        lost += count;
      }
    },
  };
}

/** @returns false when they cannot be written */
async function writeAll(descriptor: number, bytes: Buffer): Promise<boolean> {
  for (let written = 0; written < bytes.length; ) {
    try {
      written += (await writeBytes(descriptor, bytes, written)).bytesWritten;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) return false;
      await sleep(logWaiting.retryMs);
    }
  }
  return true;
}

/** How many lines end in a text: one write may bring many. */
function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

/** A line of the log in pino's form, of the level of an error. */
function lostLine(count: number): string {
  return `${JSON.stringify({ level: 50, time: Date.now(), msg: "lines of the log could not be written", lost: count })}\n`;
}
