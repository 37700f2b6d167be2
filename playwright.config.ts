import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/find-chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [["list"]],
  use: {
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    trace: "retain-on-failure",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // A title with @once belongs to a test that sets its own viewport: it would do the same again on the phone.
    {
      name: "phone",
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
