/** How long hydration waits for the stylesheets, in milliseconds. */
const patience = 4000;

/** How long a stylesheet that failed waits at most for its next request, in milliseconds. */
const longestPause = 64_000;

/** The attribute of the style element with the page's critical CSS. */
export const criticalStylesAttribute = "data-own";

/**
 * Enables the page's full stylesheets. The document has only its critical CSS: what the script shows later needs the rest.
 *
 * All are preloaded and then enabled in the same moment, since rules of one may override those of another. A stylesheet is
 * enabled once, and neither its `media` nor its place changes: Chromium before 122 would copy it then, and crashes or hangs
 * on some rules (`@starting-style` in 117 to 121, an `@layer` statement at the end in 99 to 104).
 *
 * @returns resolves when they apply, or after a few seconds: the page works without them, and they apply when they arrive
 */
export async function applyFullStyleSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")];
  const forScreens = links.filter(({ media }) => media !== "print");
  const late = pause(patience);
  await Promise.race([late, Promise.all(forScreens.map(preload))]);
  const enabled = forScreens.map(enable);
  await Promise.race([late, Promise.all(enabled)]);
  for (const link of links) if (link.media === "print") void enable(link);
}

/** Fetches a stylesheet ahead; resolves when it has arrived or failed. */
function preload({ href }: HTMLLinkElement): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "style", href });
  const settled = settles(link);
  document.head.append(link);
  return settled;
}

/** Enables a stylesheet; resolves when it has arrived. Browsers do not request one again that failed: a new link does. */
async function enable(link: HTMLLinkElement): Promise<void> {
  let current = link;
  let settled = settles(current);
  current.disabled = false;
  for (let length = 1000; !(await settled); length = Math.min(4 * length, longestPause)) {
    await pause(length);
    const { rel, href, media } = current;
    const next = Object.assign(document.createElement("link"), { rel, href, media });
    settled = settles(next);
    current.replaceWith(next);
    current = next;
  }
}

/** Whether what a link fetches arrives. */
function settles(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
  });
}

function pause(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
