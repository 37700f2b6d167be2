import { glob, stat } from "node:fs/promises";
import path from "node:path";

/** What the first ten packets of a connection carry, in bytes: a heavier page takes one more round trip to come. */
export const firstFlight = 14_600;

/** How many of the heavy files are named. */
const mostNamed = 5;

/**
 * Looks for pages and their data that have become heavy, such as long lists. None of them stops a build: the content is the
 * organiser's. A test holds what the program itself weighs (`tests/e2e/delivery/page-weight.spec.ts`).
 *
 * @param siteFolder the compressed site
 * @returns warnings for programmers with the files of the heaviest, the heaviest first
 */
export async function weighSite(siteFolder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob("{**/*.html,data/**/*.json}.br", { cwd: siteFolder }));
  const weighed = files.map(async (file) => ({ file, bytes: (await stat(path.join(siteFolder, file))).size }));
  const heavy = (await Promise.all(weighed)).filter(({ bytes }) => bytes > firstFlight);
  return heavy
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, mostNamed)
    .map(
      ({ file, bytes }) =>
        `${file.slice(0, -".br".length)} weighs ${bytes} bytes, more than the ${firstFlight} that come in one round trip.`,
    );
}
