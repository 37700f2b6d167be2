/** How long the page waits for its full style sheets before it is made live without them, in milliseconds. */
const patience = 4000;

/** The pauses before a sheet that failed to come is asked for again, in milliseconds. */
const pauses = [1000, 4000, 16_000, 64_000];

/** The attribute that marks the page's critical CSS: the style element that the document came with. */
export const criticalStylesAttribute = "data-own";

/**
 * Switches the page's full style sheets on: the document came with its critical CSS, the rules that it needed itself, and
 * the elements that the script shows later need the rest. They apply together, so that the page is laid out anew once and
 * not for each of them. When all of them are there, the critical CSS goes: it stands behind them, so that it would win over
 * their rules for later pages. Resolves when each has arrived or failed, and after a few seconds in any case, and then
 * those apply that are there: those that failed are asked for again meanwhile.
 */
export async function applyFullStyleSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]")];
  const first = links.map((link) => {
    // A sheet that applies to no medium is fetched last, and by Firefox one after the other: asked for ahead, it is not.
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "style", href: link.href }),
    );
    link.media = "not all";
    return arrives(link);
  });
  const last = links.map(async (link, index) => (await first[index]) || askAgain(link));
  void Promise.all(last).then((arrived) => {
    if (arrived.every(Boolean)) document.querySelector(`style[${criticalStylesAttribute}]`)?.remove();
  });
  await Promise.race([Promise.all(first), pause(patience)]);
  for (const link of links) link.media = "";
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
