import { glob } from "node:fs/promises";
import path from "node:path";
import { sentSize } from "./compress-site.ts";

/** What the first ten packets of a connection carry, in bytes: a heavier page takes one more round trip to come. */
export const firstFlight = 14_600;

/** How many of the heavy files are named. */
const mostNamed = 5;

/**
 * Looks for pages and their data that have become heavy, such as long lists. None of them stops a build: the content is the
 * organiser's. A test holds what the program itself weighs (`tests/e2e/delivery/page-weight.spec.ts`).
 *
 * @param siteFolder the compressed site
 * @returns warnings for programmers, the heaviest file first
 */
export async function weighSite(siteFolder: string): Promise<string[]> {
  const heavy: { file: string; bytes: number }[] = [];
  for await (const file of glob("{**/*.html,data/**/*.json}", { cwd: siteFolder })) {
    const bytes = await sentSize(path.join(siteFolder, file));
    if (bytes > firstFlight) heavy.push({ file, bytes });
  }
  heavy.sort((a, b) => b.bytes - a.bytes);
  const lines = heavy
    .slice(0, mostNamed)
    .map(
      ({ file, bytes }) => `${file} weighs ${bytes} bytes, more than the ${firstFlight} that come in one round trip.`,
    );
  const others = heavy.length - mostNamed;
  return others > 0 ? [...lines, `So do ${others} other files.`] : lines;
}
