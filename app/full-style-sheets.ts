/** How long the page waits for its full style sheets before it is made live without them, in milliseconds. */
const patience = 4000;

/** The pauses before a sheet that failed to come is asked for again, in milliseconds. */
const pauses = [1000, 4000, 16_000, 64_000];

/** The attribute that marks the page's critical CSS: the style element that the document came with. */
export const criticalStylesAttribute = "data-own";

/**
 * Switches the page's full style sheets on: the document came with its critical CSS, the rules that it needed itself, and
 * the elements that the script shows later need the rest. Resolves when they apply, and after a few seconds in any case.
 *
 * They apply together, behind all that applies already: the same rules come once more, in their own order, so that nothing
 * looks otherwise. A browser that is given rules at any other place, or rules for fonts, lays the whole page out anew. Where
 * some do not come, the critical CSS stands behind the others until they, too, are there: asked for again, one by one.
 */
export async function applyFullStyleSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]:not([media])")];
  let isHeld = true;
  const first = links.map(async (link) => {
    // A sheet that applies to no medium is fetched last, and by Firefox one after the other: asked for ahead, it is not.
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "style", href: link.href }),
    );
    link.media = "not all";
    const hasArrived = await arrives(link);
    // In this order: there are engines that make a new sheet of it for another medium.
    link.media = "";
    if (link.sheet) link.sheet.disabled = isHeld;
    return hasArrived;
  });
  const arrivals = await Promise.race([Promise.all(first), pause(patience)]);
  isHeld = false;
  if (!arrivals?.every(Boolean)) {
    const last = links.map(async (link, index) => (await first[index]) || askAgain(link));
    keepCriticalCssLast(Promise.all(last));
  }
  // Chromium takes note of its sheets when it styles something: those that it knew before would not be new behind the others.
  void getComputedStyle(document.documentElement).color;
  for (const { sheet } of links) if (sheet) sheet.disabled = false;
  // Nothing waits for what is for paper alone.
  document.querySelector("link[media=print][disabled]")?.removeAttribute("disabled");
}

/** Puts the critical CSS behind all other sheets until each of them has arrived. */
function keepCriticalCssLast(arrivals: Promise<boolean[]>): void {
  const critical = document.querySelector(`style[${criticalStylesAttribute}]`);
  if (!critical) return;
  // Elements beside it go: those of the page when a visitor goes on, a sheet's when it is asked for again.
  const place = new Comment();
  critical.replaceWith(place);
  document.head.append(critical);
  void arrivals.then((arrived) => arrived.every(Boolean) && place.replaceWith(critical));
}

/** Whether a sheet arrives once it is switched on. */
function arrives(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
    link.disabled = false;
  });
}

/**
 * Chromium and Firefox do not ask for a sheet that failed a second time: each attempt needs a link of its own.
 *
 * @returns whether it has arrived at last
 */
async function askAgain(failed: HTMLLinkElement): Promise<boolean> {
  let link = failed;
  for (const length of pauses) {
    await pause(length);
    const next = Object.assign(document.createElement("link"), { rel: "stylesheet", href: link.href });
    link.replaceWith(next);
    link = next;
    if (await arrives(link)) return true;
  }
  return false;
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
