import { Hono } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { getHealthz } from "./health/get-healthz.ts";
import { getReadyz } from "./health/get-readyz.ts";
import { answerError } from "./http/answer-error.ts";
import type { ApiEnvironment, ApiOptions } from "./http/api-environment.ts";
import { logRequests } from "./http/log-requests.ts";
import { answerProblem } from "./http/problem.ts";
import { getOpenApi } from "./openapi/get-openapi.ts";
import { getCategory } from "./partners/get-category.ts";
import { getPartners } from "./partners/get-partners.ts";
import { createPublishedPartners } from "./partners/published-partners.ts";

/** Every address of the partners API on one screen. Reads nothing from the environment and listens nowhere. */
export function createApp({ database, log, clock, allowedOrigins, basePath = "" }: ApiOptions) {
  const app = new Hono<ApiEnvironment>().basePath(basePath);
  const published = createPublishedPartners(database, clock);

  app.use(requestId({ limitLength: 64 }));
  app.use(logRequests({ log, clock }));
  app.use(cors({ origin: [...allowedOrigins], allowMethods: ["GET", "HEAD", "OPTIONS"], maxAge: 86_400 }));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const allowed = [...methods, "OPTIONS"].join(", ");
        c.header("Allow", allowed);
        return answerProblem(c, "method-not-allowed", `${c.req.method} is not for this address: use ${allowed}`);
      },
    }),
  );

  app.get("/partners", getPartners(published));
  app.get("/partners/category/:category", getCategory(published));
  app.get("/healthz", getHealthz);
  app.get("/readyz", getReadyz(database));
  app.get("/openapi.json", getOpenApi(basePath));

  app.notFound((c) => answerProblem(c, "address-unknown", `The API has nothing at ${c.req.path}`));
  app.onError((error, c) => answerError(c, error, log));
  return app;
}
