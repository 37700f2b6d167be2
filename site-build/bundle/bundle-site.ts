import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest, mergeConfig, type UserConfig } from "vite";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { siteConfig } from "../../vite.config.ts";
import { wordsLanguage } from "../../words/read-words.ts";
import type { MissingPages } from "../content-modules/event-modules.ts";
import { bundledFile } from "./packages-in-site.ts";

const entryParts = /\/app\/(?:enter\.client|ui\/(?:event-link|translation-notice))\.tsx$/;

/** Bundles the browser's code, and the renderer that the build itself calls. */
export async function bundleSite(
  content: string,
  { siteFolder, rendererFolder, missing }: { siteFolder: string; rendererFolder: string; missing: MissingPages },
): Promise<void> {
  const bundleSite = (own: UserConfig) => bundle(content, own, missing);
  await bundleSite({
    // Files that are of no language stand on the site once.
    ...(wordsLanguage !== firstLanguage && { publicDir: false }),
    // React looks for its developer tools: 270 bytes of every visitor's script that none of them has a use for.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    build: {
      outDir: siteFolder,
      manifest: true,
      license: { fileName: bundledFile },
      rolldownOptions: {
        input: "app/enter.client.tsx",
        // What the entry needs comes in one file: left to itself the bundler puts some of it into a second one that the
        // first asks for. So do small parts of several pages, which in files of their own would weigh twice as much.
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups: [{ name: "enter.client", test: entryParts }] } },
      },
    },
  });
  await bundleSite({
    publicDir: false,
    build: { outDir: rendererFolder, ssr: "app/render.server.tsx", emitAssets: false, copyPublicDir: false },
  });
}

/** Runs the bundler with the site's settings for a folder with content, and with a task's own. @param missing which events have no page in which languages */
export async function bundle(content: string, own: UserConfig, missing?: MissingPages): Promise<void> {
  await build({ ...mergeConfig(siteConfig(content, { missing }), own), configFile: false, logLevel: "warn" });
}

/** Reads the bundler's manifest and takes it out of the site: visitors have no use for it. */
export async function takeManifest(siteFolder: string): Promise<Manifest> {
  const folder = path.join(siteFolder, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  return manifest;
}
