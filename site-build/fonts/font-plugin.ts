import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { readCatalogue } from "../../content-check/read-catalogue.ts";
import { fontFolder, styleSheetName } from "./font-folder.ts";
import { fileName } from "./make-site-fonts.ts";
import { textFontsFor } from "./site-fonts.ts";
import { contentWords, sortWords, type Word } from "./words.ts";

type FontPluginOptions = {
  /** The folder with the content: the names of its cities, and its headline, are set in their own scripts. */
  content: string;
  /** The words in Indian languages that stand in the pages' code. */
  words: readonly Word[];
  cacheFolder?: string;
};

const styleSheetModule = "fonts:style-sheet";

/**
 * Vite plugin: gives the site its fonts as the module of `virtual-modules.d.ts`. Behind it are files in the cache, which the
 * bundler names by their content, copies and serves as it does any other.
 */
export function fontPlugin({ content, words, cacheFolder = "node_modules/.cache/fonts" }: FontPluginOptions): Plugin {
  return {
    name: "fonts",
    async resolveId(id) {
      if (id !== styleSheetModule) return null;
      const catalogue = await readCatalogue(content);
      const { byFont, unset } = sortWords([...contentWords(catalogue), ...words]);
      for (const { language, text } of unset) {
        this.warn(
          `There is no font here for the script of “${text}” (${language}): devices will set it in one of their own.`,
        );
      }
      const folder = await fontFolder({ cacheFolder, words: byFont, text: textFontsFor(JSON.stringify(catalogue)) });
      for (const font of byFont.keys()) {
        if (existsSync(path.join(folder, fileName(font)))) continue;
        this.warn(
          `There is no room for a font of ${font.name}, whose words are the fewest: devices will set them in one of their own.`,
        );
      }
      return path.join(folder, styleSheetName);
    },
  };
}
