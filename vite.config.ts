import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Drafts } from "./content-check/read-source.ts";
import { otherLanguagesPlugin } from "./site-build/bundle/other-languages-plugin.ts";
import { contentPlugin } from "./site-build/content-modules/content-plugin.ts";
import type { MissingPages } from "./site-build/content-modules/event-modules.ts";
import { manifestPlugin } from "./site-build/content-modules/manifest-plugin.ts";
import { fontPlugin } from "./site-build/fonts/font-plugin.ts";
import { fixedWords } from "./site-build/fonts/words.ts";
import type { SharePictures } from "./site-build/share-pictures/share-pictures.ts";
import { liveSite } from "./site-build/site-folders.ts";
import { wordsPlugin } from "./site-build/words-plugin.ts";
import { wordsLanguage } from "./words/read-words.ts";

type SiteOptions = {
  /** Texts that stand in files' places. */
  drafts?: Drafts | undefined;
  /** What the folder has been read as, where that is known and will not change: without it each plugin reads it. */
  known?: Catalogue | undefined;
  /** Which events have no page in which languages. */
  missing?: MissingPages | undefined;
  /** The share pictures of the pages. */
  sharePictures?: SharePictures | undefined;
};

/** How the bundler makes a site of a folder with content, in the language of its process. */
export function siteConfig(content: string, { drafts, known, missing, sharePictures }: SiteOptions = {}): UserConfig {
  const read = known && { known };
  return {
    appType: "custom",
    publicDir: "app/public",
    plugins: [
      wordsPlugin(),
      contentPlugin({
        folder: content,
        ...(drafts && { drafts }),
        ...read,
        ...(missing && { missing }),
        ...(sharePictures && { sharePictures }),
      }),
      fontPlugin({ content, ...read, words: fixedWords }),
      manifestPlugin({ folder: content, ...read }),
      react(),
      otherLanguagesPlugin(wordsLanguage),
    ],
    build: {
      // One stylesheet: whichever page a visitor goes on to, its style is there.
      cssCodeSplit: false,
      // The oldest supported browsers. tools/browsers/supported-types.ts checks members against them.
      target: ["chrome108", "safari16.4", "firefox121"],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The first build makes every photograph ready, which takes seconds and is no mistake of a plugin.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
}

export default defineConfig(siteConfig(liveSite.content));
