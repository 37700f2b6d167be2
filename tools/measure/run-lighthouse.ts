import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Result } from "lighthouse";
import { chromiumArguments } from "../browsers/find-browsers.ts";

const program = "node_modules/lighthouse/cli/index.js";

/** The results of one load in Lighthouse: four scores from 0 to 100, times in milliseconds, and the layout shift. */
export type Load = {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
};

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Loads a page once with the Lighthouse CLI and its default mobile emulation. Unreviewed translations are kept out of search
 * engines, so Lighthouse does not judge whether a page may be crawled.
 *
 * @throws Error if Lighthouse cannot load the page, or if a metric is missing
 */
export async function runLighthouse(chromium: string, url: string): Promise<Load> {
  const flags = ["--headless", ...chromiumArguments].join(" ");
  const words = [program, url, "--output=json", "--quiet", "--skip-audits=is-crawlable", `--chrome-flags=${flags}`];
  const cli = spawn(process.execPath, words, { env: { ...process.env, CHROME_PATH: chromium } });
  const [report, log] = await Promise.all([text(cli.stdout), text(cli.stderr)]);
  // Without a report, the last line of the log names the reason.
  if (!report.startsWith("{")) throw new Error(`${url}: Lighthouse failed: ${log.trim().split("\n").at(-1)}`);
  const result: Result = JSON.parse(report);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const number = (audit: string) => {
    const value = result.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse did not measure ${audit}.`);
    return value;
  };
  const [performance, accessibility, bestPractices, seo] = categories.map((id) =>
    Math.round((result.categories[id]?.score ?? 0) * 100),
  ) as [number, number, number, number];
  return {
    performance,
    accessibility,
    "best-practices": bestPractices,
    seo,
    FCP: number("first-contentful-paint"),
    LCP: number("largest-contentful-paint"),
    TBT: number("total-blocking-time"),
    CLS: number("cumulative-layout-shift"),
  };
}
