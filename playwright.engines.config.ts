import { defineConfig, devices } from "@playwright/test";
import journeys from "./playwright.config.ts";

/**
 * The journeys with the tag `@engines` in Firefox and in WebKit with touch. FIREFOX_PATH names a Firefox of the machine,
 * where Playwright cannot download its own: Playwright then drives it by WebDriver BiDi.
 */
const firefoxPath = process.env.FIREFOX_PATH;

const { locale, timezoneId } = journeys.use ?? {};

export default defineConfig({
  ...journeys,
  grep: /@engines/,
  use: { ...(locale && { locale }), ...(timezoneId && { timezoneId }) },
  projects: [
    {
      name: "firefox",
      use: {
        ...devices["Desktop Firefox"],
        ...(firefoxPath && { channel: "moz-firefox", launchOptions: { executablePath: firefoxPath } }),
      },
    },
    { name: "webkit", use: { ...devices["iPhone 15"] } },
  ],
});
