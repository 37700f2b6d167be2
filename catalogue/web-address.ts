import { z } from "zod/mini";

/**
 * Whether a text is an absolute http or https address: the only kind that may become a link or a picture.
 * Anything else (`javascript:`, `data:`, a relative path, an empty text) is not.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.hostname !== "" && url.username === "" && url.password === "";
}

/** A path on this site, such as `/images/partners/town-hall.svg`: one leading slash, no dot segments, no other host. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) && !text.split("/").includes("..");
}

const httpMessage = "must be a web address that begins with https:// or http://, such as https://example.org";
const imageMessage = "must be a web address (https://…) or a path on this site that begins with one slash (/images/…)";

/** Schema of a link that opens elsewhere. */
export const webAddress = z.string().check(z.refine(isWebAddress, { error: httpMessage }));

/** Schema of a picture's address: on the web, or on this site. */
export const imageAddress = z
  .string()
  .check(z.refine((text) => isWebAddress(text) || isSitePath(text), { error: imageMessage }));
