import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, findChromium } from "./tools/browsers/find-browsers.ts";

const executablePath = findChromium();

/** How long a test may take and wait: tests start processes, and no test fails because a machine is busy. In milliseconds. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...patience,
          name: "rules",
          include: ["{app,catalogue,content-check,editor,feeds,server,site-build,tests,tools,words}/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/support/rules-setup.ts"],
          // A module is loaded once for all files, which takes a third less: none of them keeps anything between tests.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          ...patience,
          name: "components",
          include: ["app/**/*.browser.test.tsx"],
          globalSetup: ["tests/support/provide-content.ts"],
          setupFiles: ["tests/support/component-setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: patience.testTimeout,
            provider: playwright({
              launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
