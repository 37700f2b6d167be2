import { defineConfig, devices } from "@playwright/test";
import { liveSite, type SiteFolders } from "./site-build/site-folders.ts";
import type { Translated } from "./tests/e2e/support/translate-pages.ts";
import { chromiumArguments, findChromium } from "./tools/browsers/find-browsers.ts";

/** In milliseconds: a whole test, and one assertion. */
const limits = { test: 30_000, assertion: 10_000 };

const executablePath = findChromium();

const launchOptions = {
  // The last argument: nothing leaves this machine.
  args: [...chromiumArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  ...(executablePath && { executablePath }),
};

/** The options of our own tests that projects set (`tests/e2e/support/site-test.ts`): of each test, and of a worker process. */
export type TestOptions = { translated: Translated };
export type WorkerOptions = { folders: SiteFolders };

/** A small window of a desktop, in which grids have three columns: without a graphics card each frame costs as much as it is large. */
const desktop = { viewport: { width: 1024, height: 600 } };

/** Drives the Firefox that FIREFOX_PATH names by WebDriver BiDi: Playwright cannot download its own to every machine. */
const firefox = process.env.FIREFOX_PATH
  ? { channel: "moz-firefox", launchOptions: { executablePath: process.env.FIREFOX_PATH } }
  : { launchOptions: {} };

const editorTests = "**/editor/*.spec.ts";

/** Tests of the site that visitors get: the others need the site for tests alone. */
const liveTests = "**/live/*.spec.ts";

export default defineConfig<TestOptions, WorkerOptions>({
  testDir: "tests/e2e",
  expect: { timeout: limits.assertion },
  outputDir: "test-results",
  // Pictures that a test itself takes before it compares.
  snapshotPathTemplate: "node_modules/.cache/snapshots/{projectName}/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes at its second try is listed as flaky at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: limits.test,
  reporter: [["list"]],
  use: {
    // A page of the site lives for a second: too short for code that is optimised while it runs.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, "--js-flags=--no-opt --no-maglev"] },
    // Kept for failures, both are made for every test, which takes half as long again: `--trace on` asks for them.
    trace: "off",
    screenshot: "off",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // What moves costs a sixth of the time: the tests that are about it ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    // Its tests share an editor, which takes seconds to start: in one worker they start it once.
    {
      name: "editor",
      testMatch: editorTests,
      workers: 1,
      // A preview renders three pages from hundreds of modules after each change of the form.
      expect: { timeout: 2 * limits.assertion },
      // Narrower, Sveltia CMS shows no preview beside a form.
      use: { viewport: { width: 1280, height: 600 }, launchOptions },
    },
    { name: "desktop", testIgnore: [editorTests, liveTests], use: desktop },
    { name: "live", testMatch: liveTests, use: { ...desktop, folders: liveSite } },
    // Tests with the tag @translated go where React changes a page: once more with pages that the browser translates.
    {
      name: "translated",
      grep: /@translated/,
      testIgnore: [editorTests, liveTests],
      use: { ...desktop, translated: "before hydration" },
    },
    // What follows runs weekly. First all tests, for each moment at which a browser may translate a page.
    ...(["before hydration", "when live"] as const).map((translated) => ({
      name: `all translated ${translated}`,
      // The elements that a translation adds have the blanks of English pages: a few pixels that nobody reads by.
      grepInvert: /blanks in a name in Latin letters/,
      testIgnore: [editorTests, liveTests],
      use: { ...desktop, translated },
    })),
    // Tests with the tag @engines in other engines.
    { name: "firefox", grep: /@engines/, use: { ...devices["Desktop Firefox"], ...firefox } },
    { name: "webkit", grep: /@engines/, use: { ...devices["iPhone 15"], launchOptions: {} } },
  ],
});
