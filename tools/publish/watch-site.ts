import { setTimeout as sleep } from "node:timers/promises";

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
 * Waits until a site serves another build.
 *
 * @param before the id of the build that it served
 * @returns the seconds that it took; undefined if it took too long
 */
export async function waitForBuild(
  site: string,
  before: string,
  { patience, pause }: { patience: number; pause: number },
): Promise<number | undefined> {
  const start = Date.now();
  while (Date.now() - start < patience) {
    const build = await buildOf(site);
    if (build !== undefined && build !== before) return Math.round((Date.now() - start) / 1000);
    await sleep(pause);
  }
  return undefined;
}
