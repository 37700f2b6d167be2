/** Which address a request is for. */
export type RequestTarget = {
  /** Decoded, beginning with a slash. Safe to join to a folder: no dot segment, hidden file, empty segment or NUL. */
  pathname: string;
  /** From the question mark on, as sent; empty when there is none. */
  query: string;
};

/** A path and a query; a client may send the whole address (RFC 9112, 3.2.2). */
const form = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i;

/** The path of a request line's target as it was sent, or undefined where it has none. */
export function rawPathOf(target: string): string | undefined {
  return form.exec(target)?.[1];
}

/**
 * Reads the target of a request line.
 *
 * @returns undefined when the site can have nothing there, `"malformed"` when the target is not a valid one
 */
export function parseRequestTarget(target: string): RequestTarget | "malformed" | undefined {
  const [, raw, query = ""] = form.exec(target) ?? [];
  if (raw === undefined) return "malformed";
  const segments = decodeSegments(raw);
  if (!segments) return "malformed";
  const inner = segments.slice(1, segments.at(-1) === "" ? -1 : undefined);
  // "//other.example/" must not become a redirect to another host, nor "..%2f" a way out of the folder.
  if (inner.some((segment) => segment === "" || /^\.(?!well-known$)|[/\\\0]/.test(segment))) return undefined;
  return { pathname: segments.join("/"), query };
}

function decodeSegments(raw: string): string[] | undefined {
  try {
    return raw.split("/").map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** What stands at an address: a file below the build's folder, at its one canonical address. */
export type PageAddress = { file: string; canonical: string };

/**
 * Which file an address is for. A page has one address, without `.html`, `index` or a slash at its end: `/events` is
 * `events.html`, `/` is `index.html`. Every other file stands at its own path.
 */
export function findPage(pathname: string): PageAddress {
  const lastSegment = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (/\.(?!html$)[^.]+$/.test(lastSegment)) return { file: pathname, canonical: pathname };
  const canonical =
    pathname
      .replace(/\/$/, "")
      .replace(/\.html$/, "")
      .replace(/\/index$/, "") || "/";
  return { file: canonical === "/" ? "/index.html" : `${canonical}.html`, canonical };
}
