import { documentData } from "./document-data.ts";

/** How long hydration waits for the stylesheet, in milliseconds. */
const timeoutMs = 4000;

/** How long a stylesheet that failed waits for its next request, in milliseconds. */
const retryMs = 3000;

/**
 * Adds the whole stylesheet after the page's critical CSS. The hydrated page needs it. The link is appended once and never
 * changed: Chromium 99 to 121 copies a stylesheet that changes, and crashes or hangs on some rules. If the stylesheet fails,
 * a new link is appended, because a browser does not request the stylesheet of the same link again.
 *
 * @returns resolves when it applies, or after a few seconds: the page works without it, and it applies when it arrives
 */
export function addStyleSheet(): Promise<void> {
  const { styleSheet: href } = documentData();
  return new Promise((resolve) => {
    // While developing, the bundler adds it.
    if (href === undefined) return resolve();
    setTimeout(resolve, timeoutMs);
    const append = () => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => setTimeout(append, retryMs));
      document.head.append(link);
    };
    append();
  });
}
