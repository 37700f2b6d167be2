import type { Device } from "./bench-browser.ts";
import { categories, type PageRun } from "./run-lighthouse.ts";
import { median, ratios, spread } from "./statistics.ts";
import { figure, judged, type Limit, limits, spreadText, table } from "./table.ts";

/** A page's runs and those of its floor, turn by turn. */
export type MeasuredPage = { address: string; ours: PageRun[]; floor: PageRun[] };

/** Every page's medians beside its floor's. Points are asked for on phones. */
export function pageTable(pages: readonly MeasuredPage[], device: Device): string {
  const head = [
    "page",
    "points: performance; once accessibility, practices, SEO",
    "FCP ms",
    "FCP ÷ floor",
    "LCP ms",
    "LCP ÷ floor",
  ];
  return table(
    [...head, "TBT ms", "floor's TBT ms", "CLS", "KB"],
    pages.map((page) => pageRow(page, device)),
  );
}

function pageRow({ address, ours, floor }: MeasuredPage, device: Device): string[] {
  const over = (name: "firstPaint" | "largestPaint") => [
    limited(ours, name, limits[name]),
    judgedSpread(ratios(valuesOf(ours, name), valuesOf(floor, name)), limits[`${name}OverFloor`], 2),
  ];
  return [
    `\`${address}\``,
    pointsText(ours, device),
    ...over("firstPaint"),
    ...over("largestPaint"),
    limited(ours, "blocking", limits.blocking),
    spreadText(spread(valuesOf(floor, "blocking"))),
    judgedSpread(valuesOf(ours, "shift"), limits.shift, 4, 3),
    figure(median(valuesOf(ours, "bytes")) / 1000),
  ];
}

type Measure = "firstPaint" | "largestPaint" | "blocking" | "shift" | "bytes";

function valuesOf(runs: readonly PageRun[], name: Measure): number[] {
  return runs.map((run) => run[name]);
}

function limited(runs: readonly PageRun[], name: Measure, limit: Limit): string {
  return judgedSpread(valuesOf(runs, name), limit, 0);
}

/** Judged as it is shown, or in fewer digits: a median of 50.04 that reads 50 keeps to 50. */
function judgedSpread(values: readonly number[], limit: Limit, digits: number, judgedDigits = digits): string {
  const shown = spread(values);
  return judged(spreadText(shown, digits), Number(shown.median.toFixed(judgedDigits)), limit);
}

/** The points for performance of every turn, and the others of the turn in which Lighthouse looks for everything. */
function pointsText(runs: readonly PageRun[], device: Device): string {
  return categories
    .map((category) => {
      const points = spread(runs.flatMap((run) => run.points[category] ?? []));
      const text = spreadText(points);
      return device === "mobile" ? judged(text, points.median, limits.points) : text;
    })
    .join(" · ");
}

/** What the last turn's trace says of each page. */
export function causeTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({ address, ours }) => {
    const last = ours.at(-1);
    const busy = last?.busy.slice(0, 4).join(", ") ?? "";
    return [`\`${address}\``, `\`${last?.largest ?? ""}\``, busy, last?.faults.join(", ") || "none"];
  });
  return table(["page", "largest paint", "processor time of the phone", "audits below 100"], rows);
}
