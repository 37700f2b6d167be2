import type { WriteStream } from "node:tty";
import { Presets, SingleBar } from "cli-progress";

/** Tells whoever waits for a build what it is doing. */
export type BuildProgress = { begin: (step: string) => void; stop: () => void };

/**
 * A bar with the step that a build is at, on a terminal. Elsewhere, as in a server's log, a line for each step.
 *
 * @param steps how many there will be
 */
export function buildProgress(
  steps: number,
  stream: Pick<WriteStream, "write" | "isTTY"> = process.stderr,
): BuildProgress {
  if (!stream.isTTY) return { begin: (step) => void stream.write(`${step} …\n`), stop: () => {} };
  const bar = new SingleBar(
    { stream: stream as WriteStream, format: "{bar} {step}", barsize: 20, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  bar.start(steps, -1, { step: "" });
  return { begin: (step) => bar.increment(1, { step: `${step} …` }), stop: () => bar.stop() };
}
