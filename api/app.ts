import { type Handler, Hono } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { getHealthz } from "./health/get-healthz.ts";
import { getReadyz } from "./health/get-readyz.ts";
import { answerError } from "./http/answer-error.ts";
import { allowed, answerOptions } from "./http/answer-options.ts";
import type { ApiEnvironment, ApiOptions } from "./http/api-environment.ts";
import { logRequests } from "./http/log-requests.ts";
import { answerProblem } from "./http/problem.ts";
import { getLogo } from "./logos/get-logo.ts";
import { createPublishedLogos } from "./logos/published-logos.ts";
import { getOpenApi } from "./openapi/get-openapi.ts";
import { getCategory } from "./partners/get-category.ts";
import { getPartners } from "./partners/get-partners.ts";
import { createPublishedPartners } from "./partners/published-partners.ts";

/** How long the id of a request may be that whoever sends it gives it. */
const longestRequestId = 64;

/** Every address of the partners API on one screen. Reads nothing from the environment and listens nowhere. */
export function createApp(options: ApiOptions) {
  const { database, log, clock, allowedOrigins, describe, basePath = "" } = options;
  const anywhere = new Hono<ApiEnvironment>();
  // Also where an address leads out of the API by its dots: its problem too has an id, and a line in the log.
  anywhere.use(requestId({ limitLength: longestRequestId }));
  anywhere.use(logRequests({ log, clock }));
  const app = anywhere.basePath(basePath);
  const share = cors({ origin: [...allowedOrigins], allowMethods: ["GET", "HEAD", "OPTIONS"], maxAge: 86_400 });
  app.use((c, next) => (c.req.method === "OPTIONS" ? next() : share(c, next)));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c) => {
        c.header("Allow", allowed);
        return answerProblem(c, "method-not-allowed", `${c.req.method} is not for this address: use ${allowed}`);
      },
    }),
  );

  const published = createPublishedPartners(options);
  const addresses: Record<string, Handler<ApiEnvironment>> = {
    "/partners": getPartners(published),
    "/partners/category/:category": getCategory(published),
    "/logos/:name": getLogo(createPublishedLogos(database, clock)),
    "/healthz": getHealthz,
    "/readyz": getReadyz(database),
    "/openapi.json": getOpenApi(describe),
  };
  for (const [path, answer] of Object.entries(addresses)) {
    app.get(path, answer);
    app.options(path, answerOptions(share));
  }

  app.notFound((c) => answerProblem(c, "address-unknown", `The API has nothing at ${c.req.path}`));
  app.onError((error, c) => answerError(c, error, log));
  return app;
}
