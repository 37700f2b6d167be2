/** How long the page waits for its whole style sheets before it is made live without them, in milliseconds. */
const patience = 4000;

/** The pauses before a sheet that failed to come is asked for again, in milliseconds. */
const pauses = [1000, 4000, 16_000, 64_000];

/** A medium that nothing is: a sheet for it is fetched, but none of its rules count. */
const noMedium = "not all";

/**
 * Switches the page's whole style sheets on: the document came with those rules only that it needed itself, and what the
 * script shows later needs the rest. Resolves when each has arrived or failed, and after a few seconds in any case:
 * those that failed are asked for again meanwhile. Those that came count from the same moment on: a sheet by itself would
 * win over rules that stand in the document, and in the whole after it.
 */
export async function wholeStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  const outcomes = Array.from(links, async (link) => {
    link.media = noMedium;
    if (!(await arrives(link))) void askAgain(link);
  });
  const whole = Promise.all(outcomes).then(() => {
    for (const link of links) link.media = "all";
  });
  await Promise.race([whole, pause(patience)]);
}

/** Whether a sheet arrives once it is switched on. */
function arrives(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
    link.disabled = false;
  });
}

/** Browsers do not ask for a sheet that failed a second time: each attempt needs a link of its own. */
async function askAgain(failed: HTMLLinkElement): Promise<void> {
  let link = failed;
  for (const length of pauses) {
    await pause(length);
    const next = Object.assign(document.createElement("link"), { rel: "stylesheet", href: link.href });
    link.replaceWith(next);
    link = next;
    if (await arrives(link)) return;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
