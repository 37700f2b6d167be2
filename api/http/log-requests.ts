import type { MiddlewareHandler } from "hono";
import type { ApiEnvironment, ApiOptions } from "./api-environment.ts";

/** Logs one line per request, when its answer stands. */
export function logRequests({ log, clock }: Pick<ApiOptions, "log" | "clock">): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const began = clock();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    log.info({ requestId: c.get("requestId"), method, path, status, durationMs: clock() - began }, "request");
  };
}
