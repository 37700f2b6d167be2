import type { Memory } from "./report-memory.ts";
import type { Tally } from "./tally.ts";

const megabyte = 1024 * 1024;

/**
 * How much more memory the server may have at the end than when it had warmed up, in megabytes. What is kept after a
 * forced collection shows a leak at once. All that the process has goes up and down with what is asked of it, and the
 * system gets it back when the engine likes: its bound is for what the engine does not count.
 */
export const mostGrowth = { kept: 4, resident: 160 } as const;

export type MemorySamples = { start: Memory; warm: Memory; end: Memory; most: Memory };

/** By how many megabytes each measure has grown since the server had warmed up. */
export function growthOf({ warm, end }: MemorySamples) {
  return { kept: (end.kept - warm.kept) / megabyte, resident: (end.resident - warm.resident) / megabyte };
}

/** The table that a soak ends with. */
export function reportText(tally: Tally, memory: MemorySamples, made: ReadonlyMap<string, number>): string {
  const head = ["", "sent", "2xx", "3xx", "4xx", "5xx", "excused", "failed"];
  const rows = [...tally.kinds].map(([kind, { sent, byClass, excused, failed }]) => [
    kind,
    ...[sent, ...byClass.slice(2), excused, failed].map(String),
  ]);
  const sizes = (name: keyof Memory) => {
    const of = (one: Memory) => `${(one[name] / megabyte).toFixed(1)} MB`;
    const growth = growthOf(memory)[name];
    return `start ${of(memory.start)}, warm ${of(memory.warm)}, most ${of(memory.most)}, end ${of(memory.end)}: ${growth.toFixed(1)} MB more since it was warm, at most ${mostGrowth[name]} MB allowed`;
  };
  return [
    "",
    ...[head, ...rows].map((row) =>
      row.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(9))).join(""),
    ),
    "",
    `Faults made on purpose: ${[...made].map(([name, count]) => `${name} ×${count}`).join(", ")}`,
    `Memory kept after a collection: ${sizes("kept")}`,
    `Memory of the process: ${sizes("resident")}`,
    ...tally.examples.map((example) => `FAILED ${example}`),
  ].join("\n");
}
