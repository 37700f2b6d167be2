import type { Spread } from "./statistics.ts";

/** A table in Markdown. Signs that would end a cell are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** A number for people, with thousands set apart: `12,345.6`; "none" for what was not measured, which is NaN. */
export function figure(value: number, digits = 0): string {
  if (Number.isNaN(value)) return "none";
  return value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A median with both ends, such as `620 (598–655)`; alone where all are the same once they are rounded. */
export function spreadText({ median, least, most }: Spread, digits = 0): string {
  const [middle, low, high] = [median, least, most].map((value) => figure(value, digits));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

/** What a measurement has to keep to. */
export type Limit = { atMost: number } | { atLeast: number };

/** A cell that says so when its value misses its limit. */
export function judged(text: string, value: number, limit: Limit): string {
  const missed = "atMost" in limit ? value > limit.atMost : value < limit.atLeast;
  const bound = "atMost" in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
  return missed ? `**${text}**, not ${bound}` : text;
}
