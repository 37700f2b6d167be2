import type { SizedDatabase } from "./growth-of-partners.ts";
import { looks } from "./made-content.ts";
import type { FailedSize, SizedSite } from "./measure-growth.ts";
import type { PageRun } from "./run-lighthouse.ts";
import { slowdownText } from "./slow-phone.ts";
import { linearPower, median, steepestFall, steepestGrowth } from "./statistics.ts";
import { figure, judged, type Limit, limits, table } from "./table.ts";

/** The tests' own events: their pictures were drawn long before. */
const ownEvents = 11;

/** How many pictures an event has that only the first build of it draws: a poster, and three shapes of it for search engines. */
const picturesPerEvent = 4;

type Column<Row> = {
  name: string;
  of: (row: Row) => number;
  digits?: number;
  /** What it has to keep to at every size. */
  limit?: Limit;
  /** Whether it gets less with the size, as requests per second do. */
  falls?: boolean;
};

/** A row for each size, and one that tells how each column grows. */
function grown<Row>(
  sizeName: string,
  sizeOf: (row: Row) => number,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): string {
  const power = ({ of, falls }: Column<Row>) => {
    const measured = rows.map((row) => ({ size: sizeOf(row), value: of(row) }));
    const steepest = falls ? steepestFall(measured) : steepestGrowth(measured);
    if (steepest === undefined) return "–";
    return judgedFigure(steepest, 2, falls ? { atLeast: -linearPower } : { atMost: linearPower });
  };
  const cell = (row: Row) => (column: Column<Row>) => judgedFigure(column.of(row), column.digits, column.limit);
  return table(
    [sizeName, ...columns.map(({ name }) => name)],
    [...rows.map((row) => [figure(sizeOf(row)), ...columns.map(cell(row))]), ["steepest power", ...columns.map(power)]],
  );
}

/** Judged as it is shown: 50.04 that reads 50 keeps to 50. */
function judgedFigure(value: number, digits = 0, limit?: Limit): string {
  const text = figure(value, digits);
  return limit ? judged(text, Number(value.toFixed(digits)), limit) : text;
}

const isMeasured = (site: SizedSite | FailedSize): site is SizedSite => "build" in site;

/** The middle of what was measured, NaN where nothing was. */
function middle(values: readonly number[]): number {
  const measured = values.filter((value) => !Number.isNaN(value));
  return measured.length > 0 ? median(measured) : Number.NaN;
}

/** The middle of what the loads of a list tell. */
function listMedian(of: (run: PageRun) => number): (site: SizedSite) => number {
  return ({ list }) => middle(list.map(of));
}

const listPoints = listMedian(({ points }) => points.performance ?? Number.NaN);

/** What events cost the build, the server and the reader of the list; and which sizes could not be measured. */
export function eventTables(sites: readonly (SizedSite | FailedSize)[]): string {
  const measured = sites.filter(isMeasured);
  const failures = sites.flatMap((site) =>
    isMeasured(site) ? [] : [`**Not measured.** ${figure(site.events)} events: ${site.failure}`],
  );
  return [...failures, ...(measured.length > 0 ? measuredTables(measured) : [])].join("\n\n");
}

function measuredTables(measured: readonly SizedSite[]): string[] {
  const tableOf = (columns: readonly Column<SizedSite>[]) => grown("events", ({ events }) => events, columns, measured);
  const made = tableOf([
    { name: "build s", of: ({ build }) => build.seconds, digits: 1 },
    { name: "build's memory MB", of: ({ build }) => build.megabytes },
    { name: "files", of: ({ files }) => files },
    { name: "site MB", of: ({ bytes }) => bytes / 1e6, digits: 1 },
    { name: "server's start ms", of: ({ server }) => server.startMs },
    { name: "server's peak memory under load MB", of: ({ server }) => server.megabytes, limit: limits.megabytes },
    { name: "its open files", of: ({ server }) => server.openFiles },
  ]);
  const read = tableOf([
    { name: "list's HTML KB", of: ({ listHtml }) => listHtml / 1000, digits: 1 },
    { name: "its elements", of: ({ listElements }) => listElements },
    { name: "all it loads KB", of: listMedian(({ bytes }) => bytes / 1000) },
    { name: "FCP ms", of: listMedian((run) => run.firstPaint), limit: limits.firstPaint },
    { name: "LCP ms", of: listMedian((run) => run.largestPaint), limit: limits.largestPaint },
    { name: "TBT ms", of: listMedian((run) => run.blocking), limit: limits.blocking },
    { name: "tab's INP ms", of: ({ tabMs }) => middle(tabMs), limit: limits.interaction },
    { name: "event's HTML KB", of: ({ eventHtml }) => eventHtml / 1000, digits: 1 },
  ]);
  const points = measured.map(
    (site) =>
      `${figure(site.events)}: ${judgedFigure(listPoints(site), 0, limits.points)} points, ${figure(site.server.listPerSecond)} requests/s`,
  );
  return [
    "Built in English alone, each size twice: the second build is timed, as all after a site's first. Each was served once.",
    made,
    `The list, \`/events\`, as Lighthouse's phone loads it, and a tap on its tab; medians of ${measured[0]?.list.length ?? 0}.`,
    `Loading: ${slowdownText(
      measured.flatMap(({ loading }) => loading),
      "mobile",
    )}`,
    `Tapping: ${slowdownText(
      measured.flatMap(({ tapping }) => tapping),
      "tapping",
    )}`,
    read,
    `The list's points for performance, and how often the server sends it: ${points.join("; ")}.`,
  ];
}

/** What drawing costs at first: measured on some events, reckoned for many. */
export function drawingText(sites: readonly (SizedSite | FailedSize)[]): string {
  const drawn = sites.filter(isMeasured).find(({ drawing }) => drawing);
  if (!drawn?.drawing) return "Not measured.";
  const pictures = Math.min(looks, drawn.events - ownEvents) * picturesPerEvent;
  const seconds = drawn.drawing.seconds - drawn.build.seconds;
  const each = seconds / pictures;
  const reckoned = [100, 1_000, 5_000].map(
    (events) => `${figure(events)} events ${figure((each * picturesPerEvent * events) / 60, 1)} min`,
  );
  return [
    `The builds above find their pictures drawn. Drawing ${pictures} of them took ${figure(seconds, 1)} s, ${figure(each * 1000)} ms each,`,
    `and the build that did it ${figure(drawn.drawing.megabytes)} MB of memory at its peak.`,
    `Reckoned from that, not measured, the first build of new events draws for: ${reckoned.join(", ")}.`,
  ].join("\n");
}

/** What partners cost. */
export function partnerTable(databases: readonly SizedDatabase[]): string {
  return grown(
    "partners",
    ({ partners }) => partners,
    [
      { name: "import s", of: ({ importSeconds }) => importSeconds, digits: 2 },
      { name: "first answer ms", of: ({ firstAnswerMs }) => firstAnswerMs },
      { name: "answer KB", of: ({ bytes }) => bytes / 1000, digits: 1 },
      { name: "p99 ms", of: ({ p99 }) => p99 },
      { name: "a page's p99 meanwhile ms", of: ({ pageP99 }) => pageP99 },
      { name: "peak memory under load MB", of: ({ megabytes }) => megabytes, limit: limits.megabytes },
      { name: "requests/s", of: ({ perSecond }) => perSecond, falls: true },
    ],
    databases,
  );
}
