import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, findChromium } from "./tools/browsers/find-browsers.ts";

const executablePath = findChromium();

/** The time limits of a test, a hook, and an assertion that polls, in milliseconds. */
const limits = {
  rules: { testTimeout: 10_000, hookTimeout: 30_000, expect: { poll: { timeout: 5_000 } } },
  components: { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } },
};

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...limits.rules,
          name: "rules",
          include: ["{app,catalogue,content-check,editor,feeds,server,site-build,tests,tools,words}/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/support/rules-setup.ts"],
          // Test files share their modules, which saves a third of the time. No module keeps state between tests.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          ...limits.components,
          name: "components",
          include: ["app/**/*.browser.test.tsx"],
          globalSetup: ["tests/support/provide-content.ts"],
          setupFiles: ["tests/support/component-setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 60_000,
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
