/**
 * Whether a text is an absolute http or https URL: the only kind that may become a link or a picture.
 * Anything else (`javascript:`, `data:`, a relative path, an empty text) is not.
 */
export function isHttpUrl(text: string): boolean {
  // URL parsers remove tabs, line breaks, and controls at the ends: the URL would not be the one that a person reads.
  if (!/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu.test(text)) return false;
  const url = parsedUrl(text);
  return url !== null && url.hostname !== "" && url.username === "" && url.password === "";
}

/** Not `URL.parse`: this runs in browsers that do not have it yet. */
function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A path on this site, such as `/images/partners/town-hall.svg`: one leading slash, no dot segments, no other host. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u.test(text) && !/^[^?#]*/.exec(text)?.[0].split("/").some(isDotSegment);
}

/** Whether browsers read a part of a path as "here" or "one up"; `%2e` counts as a dot (https://url.spec.whatwg.org/#double-dot-path-segment). */
function isDotSegment(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}

/** Whether a text is the URL of a picture: on the web, or on this site. */
export function isImageUrl(text: string): boolean {
  return isHttpUrl(text) || isSitePath(text);
}
