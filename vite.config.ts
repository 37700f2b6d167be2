import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content-modules/content-plugin.ts";
import { manifestPlugin } from "./app/content-modules/manifest-plugin.ts";
import { fixedWords } from "./app/fonts/fixed-words.ts";
import { fontPlugin } from "./app/fonts/font-plugin.ts";
import { mapOutlinePlugin } from "./app/map-outline/map-outline-plugin.ts";

export default defineConfig({
  appType: "custom",
  publicDir: "app/public",
  plugins: [
    contentPlugin({ folder: "content" }),
    fontPlugin({ content: "content", words: fixedWords }),
    mapOutlinePlugin({ tokens: "app/styles/tokens.css" }),
    manifestPlugin({ folder: "content" }),
    tailwindcss(),
    react(),
  ],
  build: {
    // The oldest that know :has() and color-mix(), which the style sheets stand on; docs/architecture.md names them.
    target: ["chrome111", "safari16.4", "firefox121"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first build makes every photograph ready, which takes seconds and is no mistake of a plugin.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
