import { type Logger, pino } from "pino";
import { logBuffer } from "./limits.ts";
import { createLogDestination } from "./log-destination.ts";
import { createLogSink } from "./log-sink.ts";

/** The server's log on standard output: nobody waits while it is written, and what can be written is when the process exits. */
export function openLog(level: string): Logger {
  const sink = createLogSink(createLogDestination(1), logBuffer);
  process.on("exit", () => sink.flushSync());
  return pino({ level }, sink);
}
