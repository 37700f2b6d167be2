import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./tools/browsers/find-browsers.ts";

/** Specs of what no width changes: addresses, names, the API's answers. The phone need not prove them again. */
const widthless = [
  /e2e\/(editor|languages|offline|product|routes)\//,
  /e2e\/accessibility\/(forced-colors|keyboard|more-contrast|screen-reader|target-size)\.spec\.ts$/,
  /e2e\/delivery\/(page-styles|without-script)\.spec\.ts$/,
  /e2e\/events?\/(event-content|event-modal|events-reading|events-without-script)\.spec\.ts$/,
  /e2e\/(home|landing|partners)\/(home-links|home-map|landing-controls|partners-api)\.spec\.ts$/,
  /e2e\/shell\/(footer|footer-links|navigation)\.spec\.ts$/,
];

/** Not how quick a page is, but how slow a machine may be: no test fails because of that. In milliseconds. */
const patience = { test: 300_000, assertion: 30_000 };

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  // A missing snapshot is a mistake.
  updateSnapshots: "none",
  expect: {
    timeout: patience.assertion,
    // What a screen reader finds is asserted whole: nothing may be there that the file beside the test does not name.
    toMatchAriaSnapshot: { children: "deep-equal" },
  },
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: patience.test,
  reporter: [["list"]],
  use: {
    launchOptions: {
      args: [
        ...chromiumArguments,
        // A page of the tests lives for a second: what its script's engine would make quicker for later is never used.
        "--js-flags=--no-opt --no-maglev",
        // Nothing leaves this machine.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
      ...(executablePath && { executablePath }),
    },
    // Kept for failures, both are made for every test, which takes half as long again: `--trace on` asks for them.
    trace: "off",
    screenshot: "off",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // What moves costs a sixth of the time: the tests that are about it ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // A title with @once belongs to a test that sets its own viewport, or of what neither width nor touch changes.
    {
      name: "phone",
      grepInvert: /@once/,
      testIgnore: widthless,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
