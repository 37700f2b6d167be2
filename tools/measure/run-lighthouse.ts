import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { chromiumArguments } from "../browsers/find-browsers.ts";

/** npx downloads it at its first use. As a dependency, it would add its 109 packages to each installation. */
const lighthouse = "lighthouse@13.5.0";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The metrics by their usual abbreviations, with the audits that have their values. */
const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** The part of Lighthouse's report that is read here. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

/** The results of one load in Lighthouse: four scores from 0 to 100, times in milliseconds, and the layout shift. */
export type Load = Record<(typeof categories)[number] | keyof typeof metrics, number>;

/**
 * Loads a page once with the Lighthouse CLI and its default mobile emulation. Unreviewed translations are kept out of search
 * engines, so Lighthouse does not judge whether a page may be crawled.
 *
 * @throws Error if Lighthouse cannot load the page, or if a metric is missing
 */
export async function runLighthouse(chromium: string, url: string): Promise<Load> {
  const flags = ["--headless", ...chromiumArguments].join(" ");
  const options = `--output=json --quiet --skip-audits=is-crawlable --chrome-flags="${flags}"`;
  // In a shell, because npx is a script on Windows.
  const cli = spawn(`npx --yes ${lighthouse} ${url} ${options}`, {
    env: { ...process.env, CHROME_PATH: chromium },
    shell: true,
  });
  const [report, log] = await Promise.all([text(cli.stdout), text(cli.stderr)]);
  // Without a report, the last line of the log names the reason.
  if (!report.startsWith("{")) throw new Error(`${url}: Lighthouse failed: ${log.trim().split("\n").at(-1)}`);
  const result: Report = JSON.parse(report);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const scores = categories.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]);
  const values = Object.entries(metrics).map(([name, audit]) => {
    const value = result.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse did not measure ${audit}.`);
    return [name, value];
  });
  return Object.fromEntries([...scores, ...values]);
}
