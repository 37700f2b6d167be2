import { redirect, replace } from "react-router";

/**
 * A redirect for a loader. If the redirecting URL has an entry in the history already, as when it was opened directly, the redirect
 * replaces the entry: Back would otherwise return to the URL and be redirected forward again.
 */
export function leadTo(address: string, { url }: Request): Response {
  const arrived = !import.meta.env.SSR && location.pathname === new URL(url).pathname;
  return arrived ? replace(address) : redirect(address);
}
