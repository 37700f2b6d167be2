import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** Where Vitest and Playwright write their reports as JSON. */
export const reports = {
  rules: path.resolve("node_modules/.cache/test-reports/rules.json"),
  components: path.resolve("node_modules/.cache/test-reports/components.json"),
  journeys: path.resolve("node_modules/.cache/test-reports/journeys.json"),
  liveJourneys: path.resolve("node_modules/.cache/test-reports/live-journeys.json"),
};

/** Removes the reports of an earlier run. */
export async function clearReports(): Promise<void> {
  await mkdir(path.dirname(reports.rules), { recursive: true });
  for (const report of Object.values(reports)) await rm(report, { force: true });
}

/** The tests that were skipped, and those that passed at their second try only: one line for each. */
export async function unusualTests(): Promise<string[]> {
  const units = [await read<JsonTestResults>(reports.rules), await read<JsonTestResults>(reports.components)];
  const journeys = [await read<JSONReport>(reports.journeys), await read<JSONReport>(reports.liveJourneys)];
  return [
    ...units.flatMap((report) => (report ? skippedIn(report) : [])),
    ...journeys.flatMap((report) => report?.suites.flatMap(unusualIn) ?? []),
  ];
}

/** A report; undefined where its tests have not run, or ended before they could write it. */
async function read<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

function skippedIn({ testResults }: JsonTestResults): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ title }) => `skipped   ${path.relative("", name)}: ${title}`),
  );
}

function unusualIn({ suites = [], specs }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      const reason = annotations.find(({ type }) => type === "skip")?.description;
      if (status === "skipped") return `skipped   ${file}: ${title}${reason ? `: ${reason}` : ""}`;
      return status === "flaky" ? `flaky     ${file}: ${title}` : [];
    }),
  );
  return [...own, ...suites.flatMap(unusualIn)];
}
