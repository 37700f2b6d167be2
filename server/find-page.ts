/** What stands at an address: a file below the build's folder, at its one canonical address. */
export type SiteFile = { file: string; canonical: string };

/**
 * Which file an address is for. A page has one address, without `.html`, `index` or a slash at its end: `/events` is
 * `events.html`, `/` is `index.html`. Every other file stands at its own path.
 */
export function findPage(pathname: string): SiteFile {
  const lastSegment = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (/\.(?!html$)[^.]+$/.test(lastSegment)) return { file: pathname, canonical: pathname };
  const canonical =
    pathname
      .replace(/\/$/, "")
      .replace(/\.html$/, "")
      .replace(/\/index$/, "") || "/";
  return { file: canonical === "/" ? "/index.html" : `${canonical}.html`, canonical };
}
