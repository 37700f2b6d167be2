import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createRequestLog, loggedPath } from "./log-requests.ts";

const request = { requestId: "proxy-42", method: "GET", path: "/api/partners", status: 200, durationMs: 3 };

test.each([
  [{}, "/api/partners"],
  [{ base: null }, '/api/"\\\u0007\n/नमस्ते/\u2028'],
  [{ name: "site" }, `/api/${"x".repeat(60)}"`],
])("with %j and the path %j it writes the line that pino writes, letter by letter", (own, path) => {
  vi.useFakeTimers({ now: 1_756_684_800_000 });
  const lines: string[] = [];
  const log = pino(own, { write: (line: string) => lines.push(line) });
  log.info({ ...request, path: loggedPath(path) }, "request");
  createRequestLog(log)({ ...request, path });
  vi.useRealTimers();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(lines[0]);
});

test("what a terminal would obey, or would write from right to left, stands in a path as it is sent", () => {
  expect(loggedPath("/api/\u001b[31m\u009b\u202eनमस्ते")).toBe("/api/%1B[31m%C2%9B%E2%80%AEनमस्ते");
});

test("of a long path it writes the first 200 characters", () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  createRequestLog(log)({ ...request, path: `/api/${"x".repeat(16_000)}` });
  expect(JSON.parse(lines[0] ?? "").path).toBe(`/api/${"x".repeat(195)}…`);
});

test("it writes nothing where the log's level leaves requests out", () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
  createRequestLog(log)(request);
  expect(lines).toEqual([]);
});
