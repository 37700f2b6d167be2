import type { ServerResponse } from "node:http";

/** The headers that every answer carries, the API's included: the one place for them. */
const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
} as const;

/** Sets them before the answer is made; whoever makes it may still replace one. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}
