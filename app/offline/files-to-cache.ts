/**
 * A page asks the worker by this message to cache files. A page may write to the worker of the publication before: both
 * know this form.
 */
export type CacheMessage = {
  /** Paths on this site, the page's own last: once it is cached the rest is too. */
  files: string[];
  /** The visitor saves data: nothing may be fetched for this. */
  thrifty: boolean;
};

/** How the page that is shown came about. */
export type Opening =
  /** As a document, before the worker was there to see its files. */
  | "before the worker"
  /** As a document, by way of the worker, which has cached it. */
  | "by the worker"
  /** By a link in a live page: no document was fetched. */
  | "in the page";

type PageShown = {
  pathname: string;
  opening: Opening;
  /** The addresses of all that the document has loaded so far. */
  loaded: readonly string[];
  /** This site's own. */
  origin: string;
  thrifty: boolean;
};

const eventPath = /\/events\/[^/.]+$/;
const cacheablePath = /^\/(?:assets|images|data)\/(?!.*\.(?:webm|mp4|vtt)$)/;

/** The files that reading the shown page offline needs, and that the worker has not seen yet. */
export function filesToCache({ pathname, opening, loaded, origin, thrifty }: PageShown): CacheMessage {
  const calendar = eventPath.test(pathname) ? [`${pathname}.ics`] : [];
  if (opening === "by the worker") return { files: calendar, thrifty };
  if (opening === "in the page") return { files: [...calendar, pathname], thrifty };
  const files = loaded
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length))
    .filter((path) => cacheablePath.test(path));
  return { files: [...files, ...calendar, pathname], thrifty };
}
