import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../../editor/refusal.ts";

/** Changes that were pushed, and what the site showed before. */
type SentChanges = {
  site: string;
  /** The id of the build that the site served; undefined if it did not tell one. */
  before: string | undefined;
  /** When the push began, in milliseconds: the server may deploy during it. */
  start: number;
};

export type Patience = {
  /** How long to wait for the site, in milliseconds. */
  patience?: number;
  /** The time between two looks at the site, in milliseconds. */
  pause?: number;
};

/** The time that the site has to answer, in milliseconds. */
const timeout = 10_000;

/** @returns the id of the build that a site serves; undefined if it does not answer or has no server that tells it */
export async function buildOf(site: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${site}/api/healthz`, { cache: "no-store", signal: AbortSignal.timeout(timeout) });
    const { build }: { build?: unknown } = await answer.json();
    return typeof build === "string" ? build : undefined;
  } catch {
    // No network, no such site, or a static host without this URL.
    return undefined;
  }
}

/**
 * Waits until the site serves another build than before some changes were pushed.
 *
 * @param report gets a sentence about each step
 * @throws Refusal if it takes too long
 */
export async function waitForSite(
  { site, before, start }: SentChanges,
  report: (sentence: string) => void,
  { patience = 45 * 60_000, pause = 5000 }: Patience = {},
): Promise<void> {
  if (before === undefined)
    return report(
      `They are public as soon as the site is built from them, usually after some minutes: then look at ${site}. This window cannot tell when, because that site does not answer, or is on a static host.`,
    );
  report(
    `Waiting until ${site} shows a new version. You may close this window: your changes become public all the same.`,
  );
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const build = await buildOf(site);
    if (build !== undefined && build !== before) {
      const seconds = Math.round((Date.now() - start) / 1000);
      return report(`${site} shows a new version, ${seconds} seconds after your changes were sent.`);
    }
    await sleep(pause);
  }
  throw new Refusal(
    `${site} still shows the version before. Your changes are on the server, nothing is lost. Perhaps they change nothing that visitors see. Else ask the person who runs the site whether its checks or its deploy have failed.`,
  );
}
