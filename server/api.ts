import { STATUS_CODES } from "node:http";
import type { Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { HostRules } from "./host-rules.ts";

/** Which version of the program a build is of, and which build it is: a hash of its files. */
export type Release = { version: string; build: string };

const methods = ["GET", "HEAD", "OPTIONS"];

/** How long a browser remembers that other sites' pages may ask, in seconds. */
const preflightMaxAge = 86_400;

/** Whether an address belongs to the partners API (clause A-3). */
export function isApi(pathname: string): boolean {
  return /^\/api(?:\/|$)/.test(pathname);
}

/** What the partners API answers beside the files that the build has written (clauses ). */
export function addApi(site: Hono, { release, headersOf }: { release: Release } & Pick<HostRules, "headersOf">): void {
  site.get("/api/healthz", (c) =>
    c.json({ status: "ok", ...release }, 200, { ...headersOf(c.req.path), "Cache-Control": "no-store" }),
  );
  site.options("/api/*", async (c, next) => {
    c.header("Allow", methods.join(", "));
    return cors({ origin: "*", allowMethods: methods, maxAge: preflightMaxAge })(c, next);
  });
}

/** Answers a failed request to the API: RFC 9457. */
export function answerProblem(c: Context, status: 400 | 404 | 405, headers: Readonly<Record<string, string>>) {
  const detail = {
    400: "The address is not a valid one",
    404: "The API has nothing at this address",
    405: `${c.req.method} is not for this address: use ${methods.join(", ")}`,
  }[status];
  const problem = { type: "about:blank", title: STATUS_CODES[status], status, detail, instance: c.req.path };
  return c.body(JSON.stringify(problem), status, {
    ...headers,
    ...(status === 405 && { Allow: methods.join(", ") }),
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
  });
}
