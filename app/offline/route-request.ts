/** How the worker answers a request. */
export type RequestKind =
  /** A page: from the network; without a response, the cached document, else the offline page. */
  | "page"
  /** Another document, such as the film's frame: from the network only. */
  | "document"
  /** A file that never changes: from the cache, else from the network. */
  | "asset"
  /** A file that may change: from the network, else from the cache. */
  | "file"
  /** The list of partners: like a file that may change. */
  | "partners";

/** The properties of a request by which the worker decides. */
export type RequestFacts = Pick<Request, "url" | "method" | "mode" | "destination"> & {
  headers: Pick<Headers, "has">;
};

/** The origin of this site, and the URL of its list of partners, which may be on another site. */
export type SiteUrls = { origin: string; partners: string };

/** Matches the paths of the files of a film, which are never cached. */
export const filmFile = /\.(?:webm|mp4|vtt)$/;
const withEnding = /\.[^/.]+$/;

/** Chooses how a request is answered; null leaves it to the browser. The files of a film, and parts of files, are never cached. */
export function kindOfRequest(request: RequestFacts, { origin, partners }: SiteUrls): RequestKind | null {
  if (request.method !== "GET" || request.headers.has("Range")) return null;
  if (request.url === partners) return "partners";
  const url = new URL(request.url);
  if (url.origin !== origin) return null;
  // Navigation preload has sent this request already. Without a response of the worker, the browser sends it again.
  if (request.mode === "navigate") return isPage(request.destination, url.pathname) ? "page" : kindOfDocument(url);
  if (filmFile.test(url.pathname)) return null;
  // Their names change with their content.
  if (url.pathname.startsWith("/assets/")) return "asset";
  return isChangingFile(url.pathname) ? "file" : null;
}

function isPage(destination: RequestDestination, pathname: string): boolean {
  const elsewhere = ["/api/", "/embed/"].some((folder) => pathname.startsWith(folder));
  return destination === "document" && !elsewhere && !withEnding.test(pathname);
}

const kindOfDocument = ({ pathname }: URL) => (isChangingFile(pathname) ? "file" : "document");

function isChangingFile(pathname: string): boolean {
  return pathname.endsWith(".ics") || pathname.startsWith("/data/");
}
