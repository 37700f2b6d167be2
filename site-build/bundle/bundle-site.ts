import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest, mergeConfig, type Plugin, type UserConfig } from "vite";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { wordsLanguage } from "../../words/read-words.ts";
import { bundledFile } from "./packages-in-site.ts";

/**
 * What comes in the entry's file: small parts of several pages too, which in files of their own would weigh twice as much and
 * take a request each. React's renderer is named since the entry asks for it only once it has begun: it comes with the file,
 * and is evaluated in a task of its own.
 */
const entryParts =
  /\/app\/(?:enter\.client|offline\/cached-pages|offline\/cache-rules|trusted-types|pages\/events\/list\/events-masthead|ui\/(?:event-link|in-english|new-tab-hint|photo|translation-notice|use-failed-picture))\.tsx?$|\/catalogue\/(?:initials|links\/link-query)\.ts$|\/node_modules\/react-dom\//;

/**
 * Bundles the browser's code, and the renderer that the build itself calls, with the same plugins: what they have made for the
 * one they need not make for the other.
 *
 * @param config the site's settings
 */
export async function bundleSite(
  config: UserConfig,
  { siteFolder, rendererFolder }: { siteFolder: string; rendererFolder: string },
): Promise<void> {
  await bundle(config, {
    // Files that are of no language stand on the site once.
    ...(wordsLanguage !== firstLanguage && { publicDir: false }),
    plugins: [compileHints],
    build: {
      outDir: siteFolder,
      manifest: true,
      license: { fileName: bundledFile },
      rolldownOptions: {
        input: { enter: "app/enter.client.tsx" },
        // What the entry needs comes in one file: left to itself the bundler puts some of it into a second one that the
        // first asks for.
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups: [{ name: "enter", test: entryParts }] } },
      },
    },
  });
  await bundle(config, {
    publicDir: false,
    plugins: [withoutStyleSheets],
    build: { outDir: rendererFolder, ssr: "app/render.server.tsx", emitAssets: false, copyPublicDir: false },
  });
}

/**
 * Vite plugin: asks Chromium to compile all of a file ahead, beside the page's own thread. It has to hear of it in the first
 * line (https://v8.dev/blog/explicit-compile-hints). What a page fetches it runs: left alone, each function is compiled in the
 * midst of the work that first calls it, which takes a third as long again. In a short file the line would weigh more than it spares.
 */
const compileHints: Plugin = {
  name: "compile-hints",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.code.length > 4096) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** Vite plugin: spares the renderer the style sheets, which the browser's code has brought. */
const withoutStyleSheets: Plugin = {
  name: "without-style-sheets",
  enforce: "pre",
  load: { filter: { id: /\.css$/ }, handler: () => "" },
};

/** Runs the bundler with the site's settings (`vite.config.ts`), and with a task's own. */
async function bundle(config: UserConfig, own: UserConfig): Promise<void> {
  await build({ ...mergeConfig(config, own), configFile: false, logLevel: "warn" });
}

/** Reads the bundler's manifest and takes it out of the site: visitors have no use for it. */
export async function takeManifest(siteFolder: string): Promise<Manifest> {
  const folder = path.join(siteFolder, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  return manifest;
}
