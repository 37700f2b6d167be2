import { spawnSync } from "node:child_process";
import { availableParallelism, cpus, loadavg } from "node:os";
import { ensureChromium } from "../browsers/find-browsers.ts";
import { linearPower } from "./statistics.ts";
import { figure } from "./table.ts";
import type { Section } from "./workspace.ts";

type Run = {
  command: string;
  runs: number;
  /** Whether every event's page is measured, not one of each kind. */
  everyEvent: boolean;
  /** How long it took. */
  minutes: number;
};

/** How many processes wanted a processor in the last minute: above the number of processors, others worked meanwhile. */
export function machineText(): string {
  const [lastMinute = 0] = loadavg();
  const [processor] = cpus();
  return `${availableParallelism()} processors (${processor?.model.trim() ?? "unknown"}), ${figure(lastMinute, 1)} processes at work on them`;
}

/** The whole of `docs/performance.md`. */
export function report(sections: readonly Section[], run: Run, machine: { started: string; ended: string }): string {
  const sample = run.everyEvent
    ? "Every event's page is measured"
    : "Of the events' pages the first that is ahead and the first that is over are measured";
  const introduction = `# Performance

Made by \`${run.command}\` on ${new Date().toISOString().slice(0, 10)}, with Node ${process.versions.node} and ${chromiumVersion()}, in ${figure(run.minutes)} minutes.
At the start: ${machine.started}. At the end: ${machine.ended}.

Every figure of pages, taps and server is a median of ${run.runs}, with the least and the most beside it where they differ; growth says itself how
often it is measured. Limits are judged by the median. What is compared was measured in turns in one run, so a ratio says more than the figures
that it is made of. **Bold** is what misses its limit: [decision 021](decisions/021-numbers-that-are-not-reached.md) tells why.

${sample}, besides Home, Events and, on phones, Partners and the landing page.
A page's floor is a bare document with the same visible text and the same largest picture, sent by the same server.
Times of loading are those that Lighthouse reckons for a phone on slow 4G and for a desktop, whose processors are as slow on every machine that
is not slower itself.
A power of 1 is linear growth; up to ${linearPower} counts as that, since measurements scatter.`;
  return `${[introduction, ...sections.map(({ heading, body }) => `## ${heading}\n\n${body}`)].join("\n\n")}\n`;
}

function chromiumVersion(): string {
  return spawnSync(ensureChromium(), ["--version"], { encoding: "utf8" }).stdout.trim() || "an unknown Chromium";
}
