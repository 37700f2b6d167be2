import { defineConfig, type Project } from "@playwright/test";
import journeys, { type TestOptions, type WorkerOptions } from "./playwright.config.ts";
import type { Translated } from "./tests/e2e/support/translate-pages.ts";

const moments: Translated[] = ["before hydration", "when live"];

/**
 * The journeys once more for each moment at which a browser may translate a page. Without the editor's tests: its texts are
 * not ours, and its user reads English.
 */
const projects = (journeys.projects ?? [])
  .filter(({ name = "" }) => ["desktop", "phone", "live"].includes(name))
  .flatMap(({ testIgnore = [], ...project }) =>
    moments.map(
      (translated): Project<TestOptions, WorkerOptions> => ({
        ...project,
        name: `${project.name}, translated ${translated}`,
        // The elements that a translation adds have the blanks of English pages: a few pixels that nobody reads by.
        grepInvert: /blanks in a name in Latin letters/,
        // This one starts browsers of its own.
        testIgnore: [testIgnore, "**/layout-shift.spec.ts"].flat(),
        use: { ...project.use, translated },
      }),
    ),
  );

export default defineConfig<TestOptions, WorkerOptions>({ ...journeys, projects });
