import type { Spread } from "./statistics.ts";

/** What a measurement has to keep to. */
export type Limit = { atMost: number } | { atLeast: number };

/** What the project's owner asks for, in one place: every table of the benchmark is judged by it. Times in milliseconds. */
export const limits = {
  /** Of every page, on phones: Lighthouse's points of each kind. */
  points: { atLeast: 100 },
  firstPaint: { atMost: 700 },
  largestPaint: { atMost: 950 },
  blocking: { atMost: 50 },
  /** None that Lighthouse prints, in its three digits: the project's own reading of zero. */
  shift: { atMost: 0 },
  /** How much later than its floor a page may be. */
  firstPaintOverFloor: { atMost: 1.05 },
  largestPaintOverFloor: { atMost: 1.15 },
  /** From a click to the paint that answers it. */
  interaction: { atMost: 100 },
  /** Of nginx's requests, by requests per second and by processor time. */
  shareOfNginx: { atLeast: 0.6 },
  /** Of a build's time, when it makes all languages and not English alone. */
  allLanguages: { atMost: 2.5 },
  /** Of the server's memory while it serves. */
  megabytes: { atMost: 120 },
} as const satisfies Record<string, Limit>;

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

/** A cell that says so when its value misses its limit. */
export function judged(text: string, value: number, limit: Limit): string {
  const missed = "atMost" in limit ? value > limit.atMost : value < limit.atLeast;
  const bound = "atMost" in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
  return missed ? `**${text}**, not ${bound}` : text;
}
