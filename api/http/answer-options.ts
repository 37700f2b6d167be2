import type { Handler, MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "./api-environment.ts";

/** The methods of every address of the API. */
export const allowed = "GET, HEAD, OPTIONS";

/**
 * Answers `OPTIONS` at an address that is there: which methods it takes, and to a browser that asks before a request
 * from another origin, whether it may send it.
 *
 * @param share the middleware that answers browsers; it takes the headers that are set already with it
 */
export function answerOptions(share: MiddlewareHandler<ApiEnvironment>): Handler<ApiEnvironment> {
  return (c, next) => {
    c.header("Allow", allowed);
    return share(c, next);
  };
}
