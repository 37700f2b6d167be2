import type { Handler } from "hono";
import type { ApiEnvironment } from "../http/api-environment.ts";

/** `GET /healthz`: the process is up. Asks nothing of the database, so that its failure restarts no server. */
export const getHealthz: Handler<ApiEnvironment> = (c) =>
  c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" });
