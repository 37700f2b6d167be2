import { redirect, replace } from "react-router";

/**
 * The answer of a loader that leads to another address. An address that stands in the history already, as on a direct
 * request, gives up its place there: else Back would lead to it, and it forward again.
 */
export function leadTo(address: string, { url }: Request): Response {
  const arrived = !import.meta.env.SSR && location.pathname === new URL(url).pathname;
  return arrived ? replace(address) : redirect(address);
}
