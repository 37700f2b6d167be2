import type { ImportRefusedError } from "../partners/import-partners.ts";

/** How many bad rows are written out; a file in the wrong shape has thousands. */
const shownRows = 50;

/** Every bad row on its lines, with its place in the file; the count of those beyond the first fifty. */
export function describeRefusedImport(file: string, { message, badRows }: ImportRefusedError): string {
  const lines = badRows
    .slice(0, shownRows)
    .flatMap(({ place, problems }) => problems.map((what) => `  ${place}: ${what}`));
  const more = badRows.length - shownRows;
  return [`${file}: ${message}:`, ...lines, ...(more > 0 ? [`  and ${more} more bad rows`] : [])].join("\n");
}
