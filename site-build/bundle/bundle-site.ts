import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest, mergeConfig, type UserConfig } from "vite";
import { siteConfig } from "../../vite.config.ts";
import { bundledFile } from "./packages-in-site.ts";

/** Bundles the browser's code, and the renderer that the build itself calls. */
export async function bundleSite(content: string, siteFolder: string, rendererFolder: string): Promise<void> {
  await bundle(content, {
    build: {
      outDir: siteFolder,
      manifest: true,
      license: { fileName: bundledFile },
      rolldownOptions: {
        input: "app/enter.client.tsx",
        // What the entry needs comes in one file: left to itself the bundler puts some of it into a second one that the
        // first asks for.
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups: [{ name: "enter.client", test: /\/app\/enter\.client\.tsx$/ }] } },
      },
    },
  });
  await bundle(content, {
    publicDir: false,
    build: { outDir: rendererFolder, ssr: "app/render.server.tsx", emitAssets: false, copyPublicDir: false },
  });
}

/** Runs the bundler with the site's settings for a folder with content, and with a task's own. */
export async function bundle(content: string, own: UserConfig): Promise<void> {
  await build({ ...mergeConfig(siteConfig(content), own), configFile: false, logLevel: "warn" });
}

/** Reads the bundler's manifest and takes it out of the site: visitors have no use for it. */
export async function takeManifest(siteFolder: string): Promise<Manifest> {
  const folder = path.join(siteFolder, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  return manifest;
}
