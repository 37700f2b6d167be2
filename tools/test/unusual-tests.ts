import { appendFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Suite } from "@playwright/test/reporter";
import type { TestModule } from "vitest/node";

/** The file with the skipped tests and their reasons, and the flaky tests, which passed only at the second try, and their first errors. */
export const unusualTests = path.resolve("node_modules/.cache/unusual-tests.txt");

/** A reporter for Playwright and Vitest that writes this file. */
// biome-ignore lint/style/noDefaultExport: both take a reporter from the default export
export default class UnusualTests {
  #suite: Suite | undefined;

  /** Playwright calls it before the tests. */
  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  /** Playwright calls it after the tests. */
  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      const reason = test.annotations.find(({ type }) => type === "skip")?.description;
      const outcome = test.outcome();
      const [failure] = test.results.flatMap(({ errors }) => errors);
      const detail = reason ?? stripVTControlCharacters(failure?.message?.split("\n")[0] ?? "");
      if (outcome === "skipped" || outcome === "flaky")
        write(outcome, test.location.file, [test.title, ...(detail ? [detail] : [])].join(": "));
    }
  }

  /** Vitest calls it after the tests. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests("skipped")) write("skipped", module.moduleId, test.name);
  }
}

function write(outcome: string, file: string, name: string): void {
  appendFileSync(unusualTests, `${outcome.padEnd(9)} ${path.relative("", file)}: ${name}\n`);
}
