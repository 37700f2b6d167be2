/** Data of the document's publication that cannot be fetched: there is no connection, or a newer publication has replaced it. */
export class FetchError extends Error {
  override name = "FetchError";
  /** Whether a newer publication has replaced it: the host answered, and has neither the file nor the publication. */
  readonly isReplaced: boolean;

  constructor(message: string, { isReplaced = false } = {}) {
    super(message);
    this.isReplaced = isReplaced;
  }
}

const codeErrors = new WeakSet<object>();

/** Remembers that an error came about because code could not be fetched (`vite:preloadError`). */
export function noteCodeError(error: Error): void {
  codeErrors.add(error);
}

/** Whether an error came about because code or data of the document's publication could not be fetched. */
export function isFetchError(error: unknown): boolean {
  return error instanceof FetchError || (error instanceof Error && codeErrors.has(error));
}

/** Whether an error came about because a newer publication has replaced the document's. */
export function isReplaced(error: unknown): boolean {
  return error instanceof FetchError && error.isReplaced;
}

/** Whether the document is the offline page, with which the service worker responds at the URL of a page that it cannot get. */
export function isOfflineDocument(): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset.status === "offline";
}

/** Whether the browser has no connection, or had none that worked for this document: the document came from a cache. */
export function isOffline(): boolean {
  return !navigator.onLine || document.documentElement.dataset.saved !== undefined;
}

/** The time after which a request counts as failed, in milliseconds. */
const timeoutMs = 5000;

/** Whether the site answers a request. A browser may report a connection long after it was lost (`navigator.onLine`). */
export async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  // AbortSignal.timeout() is not in Chrome 92.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const response = await fetch(location.pathname, { method: "HEAD", signal: controller.signal }).catch(() => null);
  clearTimeout(timer);
  // An error of the server, or of a proxy, is no page.
  return response !== null && response.status < 500;
}

/** Remembers that the network has answered since this document was loaded. */
export function noteOnline(): void {
  delete document.documentElement.dataset.saved;
}
