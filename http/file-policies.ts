import { workerAddress } from "../catalogue/links/worker-address.ts";

/** Of whatever is no page, such as data and text: nothing runs, loads or is framed where it is opened by itself. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Of pictures, films and folders with them. They are opened by themselves too, in a page that the browser styles. */
export const picturePolicy =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** @param apiAddress the API's address, of which the worker of offline reading asks the partners */
export function policyOfFile(pathname: string, apiAddress: string): string {
  if (pathname === workerAddress) return workerPolicy(apiAddress);
  return /\.(?:svg|png|ico)$/.test(pathname) ? picturePolicy : filePolicy;
}

/** The worker is one file, and asks the site and the API alone for what it keeps. */
function workerPolicy(apiAddress: string): string {
  const asked = [...new Set(["'self'", sourceOf(apiAddress)])].join(" ");
  return `default-src 'none'; script-src 'self'; connect-src ${asked}; frame-ancestors 'none'`;
}

/** An address as policies name where it is: its origin, or the site itself for a path on that. */
export function sourceOf(address: string): string {
  return address.startsWith("/") ? "'self'" : new URL(address).origin;
}
