import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

/** The oldest supported browsers. `tests/support/style-support.ts` checks stylesheets against them. */
export const browsers = ["chrome108", "safari16.4", "firefox121"];

/** The configuration for the site's code. The code is the same in every language and with any content. */
export const siteConfig: UserConfig = {
  appType: "custom",
  publicDir: "app/public",
  plugins: [react()],
  build: {
    // One stylesheet for all pages, so that a navigation never waits for styles.
    cssCodeSplit: false,
    target: browsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a busy machine, this check warns of slow plugins that only wait.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
};

export default defineConfig(siteConfig);
