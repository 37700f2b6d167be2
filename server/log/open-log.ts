import { type DestinationStream, type Logger, pino } from "pino";
import { logBuffer } from "../limits.ts";
import { createLogDestination } from "./log-destination.ts";

/** The server's log on standard output: nobody waits while it is written, and what can be written is when the process exits. */
export function openLog(level: string): Logger {
  const sink = createLogSink(createLogDestination(1), logBuffer);
  process.on("exit", () => sink.flushSync());
  return pino({ level }, sink);
}

type Destination = { write(text: string): unknown; flushSync(): void };

type LogSink = DestinationStream & {
  /** Hands over what is held back, and waits until it is written: before the process ends, and after a line about its end. */
  flushSync(): void;
};

/**
 * Holds log lines back for a moment and hands many over at once: one by one they cost the requests that they are about
 * three times as much.
 *
 * @param length how many characters are held back at most
 * @param afterMs for how long, in milliseconds
 */
export function createLogSink(
  destination: Destination,
  { length, afterMs }: { length: number; afterMs: number },
): LogSink {
  let lines: string[] = [];
  let held = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held === 0) return;
    destination.write(lines.join(""));
    lines = [];
    held = 0;
  };
  return {
    write(line) {
      lines.push(line);
      held += line.length;
      if (held >= length) flush();
      else timer ??= setTimeout(flush, afterMs);
    },
    flushSync() {
      flush();
      destination.flushSync();
    },
  };
}
