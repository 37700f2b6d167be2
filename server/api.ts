import { STATUS_CODES } from "node:http";
import type { Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { HostRules } from "./host-rules.ts";

/** The version of the program, and the id of the build: a hash of its files. */
export type Release = { version: string; build: string };

const methods = ["GET", "HEAD", "OPTIONS"];

/** Returns true if a path belongs to the partners API (clause A-3). */
export function isApi(pathname: string): boolean {
  return /^\/api(?:\/|$)/.test(pathname);
}

/** Adds the routes of the partners API that are not files of the build (clauses ). */
export function addApi(site: Hono, { release, headersOf }: { release: Release } & Pick<HostRules, "headersOf">): void {
  site.get("/api/healthz", (c) =>
    c.json({ status: "ok", ...release }, 200, { ...headersOf(c.req.path), "Cache-Control": "no-store" }),
  );
  // Browsers cache the answer to a CORS preflight for a day.
  site.options("/api/*", cors({ origin: "*", allowMethods: methods, maxAge: 86_400 }));
}

/** Answers a failed request to the API with a problem (RFC 9457). */
export function answerProblem(c: Context, status: 400 | 404 | 405, headers: Readonly<Record<string, string>>) {
  const detail = {
    400: "The URL is malformed",
    404: "The API has no resource at this URL",
    405: `${c.req.method} is not allowed: use ${methods.join(", ")}`,
  }[status];
  const problem = { type: "about:blank", title: STATUS_CODES[status], status, detail, instance: c.req.path };
  return c.body(JSON.stringify(problem), status, {
    ...headers,
    ...(status === 405 && { Allow: methods.join(", ") }),
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
  });
}
