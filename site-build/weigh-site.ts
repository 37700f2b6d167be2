import path from "node:path";
import type { LanguageSite } from "./build-language.ts";
import { pageFile } from "./built-pages/built-pages.ts";
import { sentSize } from "./compress-site.ts";

/** What the first ten packets of a connection carry, in bytes: a heavier page takes one more round trip to come. */
export const firstFlight = 14_600;

/** How many of the heavy files are named. */
const mostNamed = 5;

/**
 * Looks for pages and parts of the content that have become heavy, such as long lists. None of them stops a build: the
 * content is the organiser's. A test holds what the program itself weighs (`tests/e2e/delivery/page-weight.spec.ts`).
 *
 * @param siteFolder the compressed site
 * @param pages the addresses of its pages
 * @returns warnings for programmers, the heaviest file first
 */
export async function weighSite(
  siteFolder: string,
  pages: readonly string[],
  sites: readonly Pick<LanguageSite, "language" | "data">[],
): Promise<string[]> {
  const files = [
    ...pages.map((address) => ({ name: address, file: pageFile(address) })),
    ...sites.flatMap(({ language, data }) => data.map(({ name, file }) => ({ name: `${name} (${language})`, file }))),
  ];
  const weighed = await Promise.all(
    files.map(async (each) => ({ ...each, bytes: await sentSize(path.join(siteFolder, each.file)) })),
  );
  const heavy = weighed.filter(({ bytes }) => bytes > firstFlight).sort((a, b) => b.bytes - a.bytes);
  const lines = heavy
    .slice(0, mostNamed)
    .map(
      ({ name, bytes }) => `${name} weighs ${bytes} bytes, more than the ${firstFlight} that come in one round trip.`,
    );
  const others = heavy.length - mostNamed;
  return others > 0 ? [...lines, `So do ${others} other files.`] : lines;
}
