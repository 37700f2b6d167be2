import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest, mergeConfig, type Rolldown, type UserConfig } from "vite";
import { browsers, siteConfig } from "../../vite.config.ts";
import { bundlerRecords } from "./licences.ts";

/** The bundled code of the site, the same for all languages. */
export type SiteBundle = {
  /** The file of each module. */
  manifest: Manifest;
  /** The stylesheets of all pages, and of those in other languages than English. */
  styles: { all: string; otherLanguages: string };
  /** The inline script of every page (`app/early-script.ts`). */
  earlyScript: string;
};

/**
 * Bundles the browser's code into the site's folder, and the renderer that the build itself calls.
 *
 * React, the router and the site's own code are in separate files, whose names change only with their content.
 */
export async function bundleSite(siteFolder: string, rendererFolder: string): Promise<SiteBundle> {
  const code: UserConfig = {
    build: {
      outDir: siteFolder,
      manifest: `${bundlerRecords}/manifest.json`,
      license: { fileName: `${bundlerRecords}/site-licences.json` },
      rolldownOptions: {
        input: { entry: "app/entry.client.tsx" },
        preserveEntrySignatures: false,
        output: {
          // Chromium then compiles the whole file in advance in another thread (https://v8.dev/blog/explicit-compile-hints).
          // Otherwise it compiles each function at its first call, which makes this call a third longer.
          postBanner: "//# allFunctionsCalledOnLoad",
          codeSplitting: {
            groups: [
              { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
              { name: "router", test: /\/node_modules\//, priority: 1 },
              // Code that several pages share is in one file instead of many small ones.
              { name: "site", test: /\/(?:app|catalogue|words)\/.+\.tsx?$/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
  const renderer: UserConfig = {
    publicDir: false,
    // Includes the packages, because Node finds none if the folder is outside of the project.
    ssr: { noExternal: true },
    build: { outDir: rendererFolder, ssr: "app/render.server.tsx", emitAssets: false },
  };
  for (const own of [code, renderer]) await runBundler(mergeConfig(siteConfig, own));
  const read = (file: string) => readFile(path.join(siteFolder, file), "utf8");
  const manifest: Manifest = JSON.parse(await read(`${bundlerRecords}/manifest.json`));
  const style = manifest["style.css"];
  if (!style) throw new Error("The bundle has no stylesheet.");
  const all = await read(style.file);
  // The stylesheets of the languages are made from this one.
  await rm(path.join(siteFolder, style.file));
  return {
    manifest,
    styles: { all, otherLanguages: await bundleText("app/styles/other-languages.css") },
    earlyScript: await bundleText("app/early-script.ts"),
  };
}

/** Runs the bundler with these settings only. */
export function runBundler(settings: UserConfig): ReturnType<typeof build> {
  return build({ ...settings, configFile: false, logLevel: "warn" });
}

/**
 * Writes the server as JavaScript, with the code of its packages. From its sources, it would take 50 % more memory. Start it with
 * `server/main.js`.
 *
 * @param folder the folder of the build, in which the server is in `server/`
 */
export async function bundleServer(folder: string): Promise<void> {
  await runBundler({
    publicDir: false,
    // The builds of the packages for Node, not those for browsers.
    ssr: { noExternal: true, target: "node" },
    build: { ssr: "server/main.ts", target: "node24", outDir: path.join(folder, "server") },
  });
}

/** Bundles a script or a stylesheet into one text. */
async function bundleText(input: string): Promise<string> {
  const isStyle = path.extname(input) === ".css";
  const built = await runBundler({
    publicDir: false,
    build: {
      write: false,
      target: browsers,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input, ...(!isStyle && { output: { format: "iife" } }) },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const file = output.find(({ type, fileName }) => (isStyle ? fileName.endsWith(".css") : type === "chunk"));
  if (!file) throw new Error(`The bundler has made no file of ${input}.`);
  return (file.type === "chunk" ? file.code : String(file.source)).trim();
}
