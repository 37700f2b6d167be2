import { randomUUID } from "node:crypto";

/** How long the name of a request may be that whoever sends it gives it. */
export const longestRequestId = 64;

/**
 * A request's name in the log: the one that it came with, or a new one where that is missing or no plain word. The same
 * rule as that of Hono's `requestId`.
 */
export function requestIdOf(sent: string | string[] | undefined): string {
  if (typeof sent !== "string" || sent.length > longestRequestId || !/^[\w=-]+$/.test(sent)) return randomUUID();
  return sent;
}
