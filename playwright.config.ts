import { defineConfig, devices } from "@playwright/test";
import { liveSite } from "./site-build/site-folders.ts";
import type { SiteFixtures, SiteWorkerFixtures } from "./tests/e2e/support/site-test.ts";
import { chromiumArguments, findChromium } from "./tools/browsers/find-browsers.ts";

/** The time limits of a test and of an assertion, in milliseconds. */
const limits = { test: 30_000, assertion: 10_000 };

const executablePath = findChromium();

const launchOptions = {
  args: [
    ...chromiumArguments,
    // Blocks requests to other machines.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ],
  ...(executablePath && { executablePath }),
};

/**
 * Arguments of Chromium with which tests of the site take less CPU time. Not for the editor: its pages live longer, so they need the
 * compilers, and one of its tests failed with the limit of processes.
 */
const siteArguments = [
  // A page of the site lives for a second in a test, so V8's optimising compilers would only cost time.
  "--js-flags=--no-opt --no-maglev",
  // Otherwise Chromium starts a second renderer process in each test, because `Cross-Origin-Opener-Policy` isolates the pages of
  // the site from about:blank, which a new tab shows.
  "--renderer-process-limit=1",
];

/** A small desktop window, in which grids have three columns. Without a GPU, the CPU time of a frame grows with its size. */
const desktop = { viewport: { width: 1024, height: 600 } };

const editorTests = "**/editor/*.spec.ts";

/** Tests of the live site. All other tests need the site that is built for tests. */
const liveTests = "**/live/*.spec.ts";

export default defineConfig<SiteFixtures, SiteWorkerFixtures>({
  testDir: "tests/e2e",
  expect: { timeout: limits.assertion },
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only at the second try is listed as flaky at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: limits.test,
  reporter: [["list"]],
  use: {
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...siteArguments] },
    // Even if kept for failures only, both are recorded in each test, which takes 50 % more time. `--trace on` turns traces on.
    trace: "off",
    screenshot: "off",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Animations take a sixth of the time. Tests of animations turn them on.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    // One worker, so that the editor, which takes seconds to start, starts only once.
    {
      name: "editor",
      testMatch: editorTests,
      workers: 1,
      // After each change of a form, the preview renders three pages from hundreds of modules.
      expect: { timeout: 2 * limits.assertion },
      // In a narrower window, Sveltia CMS shows no preview beside a form.
      use: { viewport: { width: 1280, height: 600 }, launchOptions },
    },
    { name: "desktop", testIgnore: [editorTests, liveTests], use: desktop },
    { name: "live", testMatch: liveTests, use: { ...desktop, folders: liveSite } },
    // Tests with the tag @translated change pages with React. They also run on pages that a browser has translated.
    {
      name: "translated",
      grep: /@translated/,
      testIgnore: [editorTests, liveTests],
      use: { ...desktop, translated: "before hydration" },
    },
    // The next projects run weekly. Two of them run all tests on pages that a browser translates, before or after hydration.
    ...(["before hydration", "when live"] as const).map((translated) => ({
      name: `all translated ${translated}`,
      // A translation adds elements, in which these spaces have the width of English pages: a few pixels.
      grepInvert: /blanks in a name in Latin letters/,
      testIgnore: [editorTests, liveTests],
      use: { ...desktop, translated },
    })),
    // Tests with the tag @engines in other engines.
    { name: "firefox", grep: /@engines/, use: { ...devices["Desktop Firefox"] } },
    { name: "webkit", grep: /@engines/, use: { ...devices["iPhone 15"], launchOptions: {} } },
  ],
});
