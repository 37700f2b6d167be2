import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

/** The oldest supported browsers. `tests/support/style-support.ts` checks stylesheets against them. */
export const browsers = ["chrome108", "safari16.4", "firefox121"];

/** How the bundler makes the site's code, which is the same in every language and with any content. */
export const siteConfig: UserConfig = {
  appType: "custom",
  publicDir: "app/public",
  plugins: [react()],
  build: {
    // One stylesheet: whichever page a visitor goes on to, its style is there.
    cssCodeSplit: false,
    target: browsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a busy machine this tells of plugins that wait.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
};

export default defineConfig(siteConfig);
