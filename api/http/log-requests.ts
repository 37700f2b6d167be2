import type { MiddlewareHandler } from "hono";
import { type Logger, symbols } from "pino";
import type { ApiEnvironment, ApiOptions } from "./api-environment.ts";

/** What is logged of a request. Its path may hold any letters; the method and the id are plain words. */
export type LoggedRequest = { requestId: string; method: string; path: string; status: number; durationMs: number };

/** The parts of pino's logger that make a line, by the names under which it gives them out. */
type Inner = { [symbols.streamSym]?: { write(line: string): void }; [symbols.chindingsSym]?: string };

/** How many characters of a path the log has at most: a client may send sixteen thousand in each request. */
const longestLoggedPath = 200;

/** What a terminal would obey or nobody would see. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A path as the log has it: what cannot be seen stands there as it is sent, in percents. */
export function loggedPath(path: string): string {
  const cut = path.length > longestLoggedPath ? `${path.slice(0, longestLoggedPath)}…` : path;
  return cut.replaceAll(unseen, encodeURIComponent);
}

/**
 * Writes the very line that `log.info(request, "request")` writes, for a third of the time: it is by far the most frequent
 * one.
 */
export function createRequestLog(log: Logger): (request: LoggedRequest) => void {
  const { [symbols.streamSym]: stream, [symbols.chindingsSym]: bound } = log as Logger & Inner;
  if (!stream || bound === undefined) {
    return (request) => log.info({ ...request, path: loggedPath(request.path) }, "request");
  }
  const level = `{"level":${log.levels.values.info},"time":`;
  // Most requests are for the list: its path is made ready once.
  let [last, pathText] = ["", '""'];
  return ({ requestId, method, path, status, durationMs }) => {
    if (!log.isLevelEnabled("info")) return;
    if (path !== last) [last, pathText] = [path, JSON.stringify(loggedPath(path))];
    stream.write(
      `${level}${Date.now()}${bound},"requestId":"${requestId}","method":"${method}","path":${pathText},"status":${status},"durationMs":${durationMs},"msg":"request"}\n`,
    );
  };
}

/** Logs one line for each request to Hono, when its answer stands. */
export function logRequests({ log, clock }: Pick<ApiOptions, "log" | "clock">): MiddlewareHandler<ApiEnvironment> {
  const logRequest = createRequestLog(log);
  return async (c, next) => {
    const began = clock();
    await next();
    const { method, path } = c.req;
    logRequest({ requestId: c.get("requestId"), method, path, status: c.res.status, durationMs: clock() - began });
  };
}
