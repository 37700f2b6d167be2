import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { preflightMaxAge } from "./cache-times.ts";
import { CodedError } from "./errors.ts";
import { getHealthz, getReadyz } from "./health-checks.ts";
import { answerOnceMade } from "./http/answer-document.ts";
import { answerError } from "./http/answer-problem.ts";
import type { ApiEnvironment, ApiOptions } from "./http/api-environment.ts";
import { logRequests } from "./http/log-requests.ts";
import { longestRequestId } from "./http/request-id.ts";
import { createLogoCache, getLogo } from "./logos/serve-logos.ts";
import { getCategory } from "./partners/answer-partners.ts";
import type { PartnersSnapshot } from "./partners/partners-snapshot.ts";

/** The methods of every address of the API. */
const allowed = "GET, HEAD, OPTIONS";

/**
 * Every address of the partners API but `GET /partners`, which `partners/answer-partners.ts` answers ahead of Hono. Reads
 * nothing from the environment and listens nowhere.
 */
export function createApp(options: ApiOptions, snapshot: PartnersSnapshot) {
  const { database, log, clock, release, checkFile, allowedOrigins, describe, basePath = "" } = options;
  const anywhere = new Hono<ApiEnvironment>();
  // Also where an address leads out of the API by its dots: its problem too has an id, and a line in the log.
  anywhere.use(requestId({ limitLength: longestRequestId }));
  anywhere.use(logRequests({ log, clock }));
  const app = anywhere.basePath(basePath);
  const share = cors({
    origin: [...allowedOrigins],
    allowMethods: ["GET", "HEAD", "OPTIONS"],
    maxAge: preflightMaxAge,
  });
  app.use((c, next) => (c.req.method === "OPTIONS" ? next() : share(c, next)));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c) => {
        c.header("Allow", allowed);
        const detail = `${c.req.method} is not for this address: use ${allowed}`;
        return answerError(c, new CodedError("method-not-allowed", detail), log);
      },
    }),
  );

  const addresses: Record<string, Handler<ApiEnvironment>> = {
    "/partners/category/:category": getCategory(snapshot),
    "/logos/:name": getLogo(createLogoCache(database, clock)),
    "/healthz": getHealthz(release),
    "/readyz": getReadyz(database, checkFile),
    "/openapi.json": answerOnceMade(describe),
  };
  for (const [path, answer] of Object.entries(addresses)) app.get(path, answer);
  for (const path of ["/partners", ...Object.keys(addresses)]) app.options(path, answerOptions(share));

  app.notFound((c) => answerError(c, new CodedError("address-unknown", `The API has nothing at ${c.req.path}`), log));
  app.onError((error, c) => answerError(c, error, log));
  return app;
}

/**
 * Answers `OPTIONS` at an address that is there: which methods it takes, and to a browser that asks before a request
 * from another origin, whether it may send it.
 *
 * @param share the middleware that answers browsers; it takes the headers that are set already with it
 */
function answerOptions(share: MiddlewareHandler<ApiEnvironment>): Handler<ApiEnvironment> {
  return (c, next) => {
    c.header("Allow", allowed);
    return share(c, next);
  };
}
