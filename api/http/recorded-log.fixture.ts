import { pino } from "pino";

/** A log that keeps its lines for a test to read. */
export function createRecordedLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}
