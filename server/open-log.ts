import { type Logger, pino } from "pino";
import { logBuffer } from "./limits.ts";
import { createLogSink } from "./log-sink.ts";

/** The server's log on standard output: nobody waits while it is written, and nothing of it is lost when the process exits. */
export function openLog(level: string): Logger {
  const sink = createLogSink(pino.destination({ sync: false }), logBuffer);
  process.on("exit", () => sink.flushSync());
  return pino({ level }, sink);
}
