import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../../editor/refusal.ts";

/** The site, and its build before the changes were pushed. */
type SentChanges = {
  site: string;
  /** The id of the build that the site served; undefined if it did not report one. */
  before: string | undefined;
  /** When the push began, in milliseconds: the server may deploy during it. */
  start: number;
};

export type WaitOptions = {
  /** The maximum time to wait for the new build, in milliseconds. */
  timeout?: number;
  /** The time between two requests, in milliseconds. */
  interval?: number;
};

/** The time limit of a request, in milliseconds. */
const requestTimeout = 10_000;

/** @returns the id of the build that a site serves; undefined if it does not answer or is on a static host */
export async function buildOf(site: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${site}/api/healthz`, {
      cache: "no-store",
      signal: AbortSignal.timeout(requestTimeout),
    });
    const { build }: { build?: unknown } = await answer.json();
    return typeof build === "string" ? build : undefined;
  } catch {
    // No network, no such site, or a static host without this URL.
    return undefined;
  }
}

/**
 * Waits until the site serves another build than before the changes were pushed.
 *
 * @param report gets a sentence about each step
 * @throws Refusal after the timeout
 */
export async function waitForSite(
  { site, before, start }: SentChanges,
  report: (sentence: string) => void,
  { timeout = 45 * 60_000, interval = 5000 }: WaitOptions = {},
): Promise<void> {
  if (before === undefined)
    return report(
      `They become public when the site has been built, usually after a few minutes: then open ${site}. This window cannot show when, because the site does not answer, or is on a static host.`,
    );
  report(`Waiting until ${site} shows a new version. You may close this window: your changes become public anyway.`);
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    const build = await buildOf(site);
    if (build !== undefined && build !== before) {
      const seconds = Math.round((Date.now() - start) / 1000);
      return report(`${site} shows a new version, ${seconds} seconds after your changes were sent.`);
    }
    await sleep(interval);
  }
  throw new Refusal(
    `${site} still shows the previous version. Your changes are on the server, nothing is lost. Perhaps they change nothing that visitors see. Otherwise ask the person who runs the site whether its checks or its deploy have failed.`,
  );
}
