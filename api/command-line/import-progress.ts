import { Presets, SingleBar } from "cli-progress";
import type { TextStream } from "./command-tools.ts";

/** Imports of fewer rows are over before a bar could be read. */
const fewestRows = 1000;

/** A progress bar for a long import on a terminal; for a short one, or where no person looks, one that shows nothing. */
export function createImportProgress(stream: TextStream, rowCount: number) {
  if (!stream.isTTY || rowCount < fewestRows) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar(
    { stream, format: "{bar} {value} of {total} rows", clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(rowCount, 0);
  return { update: (written: number) => bar.update(written), stop: () => bar.stop() };
}
