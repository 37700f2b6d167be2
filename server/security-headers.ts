import type { ServerResponse } from "node:http";
import type { RawHeaders } from "./file-form.ts";

/** The headers that every answer carries, the API's included: the one place for them. */
export const securityHeaders: RawHeaders = [
  ...["X-Content-Type-Options", "nosniff"],
  ...["Referrer-Policy", "strict-origin-when-cross-origin"],
];

/** Sets them before the answer is made; whoever makes it may still replace one. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (let index = 0; index < securityHeaders.length; index += 2) {
    response.setHeader(securityHeaders[index] ?? "", securityHeaders[index + 1] ?? "");
  }
}
