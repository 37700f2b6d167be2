import lighthouse, { defaultConfig, desktopConfig, type Flags, type Result } from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import type { BenchBrowser, Device } from "./bench-browser.ts";

/** The kinds of points that Lighthouse gives, from 0 to 100. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];

/** What Lighthouse says of one load of a page. Times in milliseconds. */
export type PageRun = {
  points: Partial<Record<Category, number>>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** How far things moved while the page loaded: 0 is nothing. */
  shift: number;
  bytes: number;
  /** What was painted largest, as a selector. */
  largest: string;
  /** Which files kept the processor busy, the busiest first: `enter.js 404 ms`. Slowed as the visitor's processor is. */
  busy: string[];
  /** Audits that cost points. */
  faults: string[];
};

/** How a page is measured. */
type LighthouseOptions = {
  device: Device;
  /** How many times slower than this machine's the visitor's processor is. */
  slowdown: number;
  /** All that Lighthouse finds, with reasons and points of every kind, or the times with the points for them, in half the time. */
  finds: "everything" | "times";
  /** A bare page is not waited for: it does nothing once it is there. */
  isBare?: boolean;
};

/** How often a load is tried: a browser on a loaded machine loses one of its traces now and then. */
const attempts = 3;

/** Loads a page in a fresh profile and measures it. @throws Error when it could not be measured, three times */
export async function runLighthouse(
  chromium: BenchBrowser,
  address: string,
  options: LighthouseOptions,
): Promise<PageRun> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await loadOnce(chromium, address, options);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

// A third of the time goes to pictures that nobody looks at.
const unseen = ["screenshot-thumbnails", "final-screenshot"];

/**
 * What is looked at beside what has weight in the points for performance: what the tables show, and whether a page can be
 * returned to. Without the latter five of six loads after one of ours waited five seconds for the end of their trace, and with it none.
 */
const lookedAt = ["total-byte-weight", "bf-cache"];

const leftOut = (defaultConfig.categories?.performance?.auditRefs ?? [])
  .filter(({ id, weight }) => weight === 0 && ![...lookedAt, ...unseen].includes(id))
  .map(({ id }) => id);

const finding: Readonly<Record<LighthouseOptions["finds"], Flags>> = {
  everything: { onlyCategories: [...categories], skipAudits: unseen },
  times: { onlyCategories: ["performance"], skipAudits: [...unseen, ...leftOut] },
};

/** For how long nothing has to happen until a bare page counts as loaded, in milliseconds; Lighthouse waits a second for each. */
const bareMs = 250;
const bareWaits: Flags = {
  ...{ pauseAfterFcpMs: bareMs, pauseAfterLoadMs: bareMs },
  ...{ networkQuietThresholdMs: bareMs, cpuQuietThresholdMs: bareMs },
};

async function loadOnce(
  { debuggingPort }: BenchBrowser,
  address: string,
  { device, slowdown, finds, isBare }: LighthouseOptions,
): Promise<PageRun> {
  const connection = device === "mobile" ? throttling.mobileSlow4G : throttling.desktopDense4G;
  const run = await lighthouse(
    address,
    {
      port: debuggingPort,
      logLevel: "error",
      disableFullPageScreenshot: true,
      ...finding[finds],
      ...(isBare && bareWaits),
      throttling: { ...connection, cpuSlowdownMultiplier: slowdown },
    },
    device === "desktop" ? desktopConfig : undefined,
  );
  if (!run || run.lhr.runtimeError) throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? "no result"}`);
  return pageRun(run.lhr);
}

function pageRun({ audits, categories: given }: Result): PageRun {
  const number = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined)
      throw new Error(`Lighthouse measured no ${id}: ${audits[id]?.errorMessage ?? "no reason"}`);
    return value;
  };
  const scores = categories.flatMap((id) => {
    const score = given[id]?.score;
    return typeof score === "number" ? [[id, Math.round(score * 100)]] : [];
  });
  const weighed = Object.values(given).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    points: Object.fromEntries(scores),
    firstPaint: number("first-contentful-paint"),
    largestPaint: number("largest-contentful-paint"),
    blocking: number("total-blocking-time"),
    shift: number("cumulative-layout-shift"),
    bytes: number("total-byte-weight"),
    largest: largestElement(audits),
    busy: busyFiles(audits),
    faults: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}

function largestElement(audits: Result["audits"]): string {
  const details = audits["lcp-breakdown-insight"]?.details;
  if (details?.type !== "list") return "";
  const node = details.items.find((item) => item.type === "node");
  return node?.type === "node" ? (node.selector ?? "") : "";
}

function busyFiles(audits: Result["audits"]): string[] {
  const details = audits["bootup-time"]?.details;
  if (details?.type !== "table") return [];
  return details.items.map(({ url, total }) => `${fileName(String(url))} ${Math.round(Number(total))} ms`);
}

function fileName(url: string): string {
  return (
    URL.parse(url)
      ?.pathname.split("/")
      .at(-1)
      ?.replace(/-[\w-]{5,8}(?=\.)/, "") || (URL.canParse(url) ? "/" : url)
  );
}
