import { glob, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest, mergeConfig, type Plugin, type Rolldown, type UserConfig } from "vite";
import { browsers, siteConfig } from "../../vite.config.ts";
import { bundledFile } from "./packages-in-site.ts";

const entry = "app/enter.client.tsx";

/** The bundled code of the site, the same for all languages. */
export type SiteBundle = {
  /** Which files a module has become. */
  manifest: Manifest;
  /** The stylesheets of all pages, and of those in other languages than English. */
  styles: { all: string; otherLanguages: string };
  /** The scripts within documents. */
  scripts: { early: string; smallLetters: string };
};

/**
 * Bundles the browser's code into the site's folder, and the renderer that the build itself calls.
 *
 * React, the router and the site's own code are in files of their own, whose names change only with what is in them.
 */
export async function bundleSite(siteFolder: string, rendererFolder: string): Promise<SiteBundle> {
  const style = await bundleStyle(siteFolder);
  await bundle({
    plugins: [withoutStyleSheets, compileHints],
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      manifest: true,
      license: { fileName: bundledFile },
      rolldownOptions: {
        input: { enter: entry },
        preserveEntrySignatures: false,
        output: {
          codeSplitting: {
            groups: [
              { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
              { name: "router", test: /\/node_modules\//, priority: 1 },
              // What several pages need is in one file, and not in many small ones.
              { name: "site", test: /\/(?:app|catalogue|words)\/.+\.tsx?$/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  await bundle({
    publicDir: false,
    plugins: [withoutStyleSheets],
    build: { outDir: rendererFolder, ssr: "app/render.server.tsx", emitAssets: false, copyPublicDir: false },
  });
  return {
    manifest: await takeManifest(siteFolder),
    styles: { all: style, otherLanguages: await bundleText("app/styles/other-languages.css") },
    scripts: {
      early: await bundleText("app/early-script.ts"),
      smallLetters: await bundleText("app/small-letters-script.ts"),
    },
  };
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

/** Vite plugin: leaves out the stylesheets, which are bundled apart. */
const withoutStyleSheets: Plugin = {
  name: "without-style-sheets",
  enforce: "pre",
  load: { filter: { id: /\.css$/ }, handler: () => "" },
};

/** Runs the bundler with the site's settings (`vite.config.ts`), and with a task's own. */
async function bundle(own: UserConfig): Promise<void> {
  await build({ ...mergeConfig(siteConfig, own), configFile: false, logLevel: "warn" });
}

/** Bundles a script or a stylesheet into one text. */
async function bundleText(input: string): Promise<string> {
  const isStyle = path.extname(input) === ".css";
  const built = await build({
    configFile: false,
    logLevel: "warn",
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

/**
 * Bundles the stylesheets of all pages into one text, in the order in which the code imports them, whichever files that code
 * will be in. Their pictures come into the site's folder.
 */
async function bundleStyle(siteFolder: string): Promise<string> {
  const unused = path.join(siteFolder, "unused");
  await bundle({
    build: {
      outDir: siteFolder,
      rolldownOptions: { input: entry, output: { codeSplitting: false, entryFileNames: "unused/[name].js" } },
    },
  });
  await rm(unused, { recursive: true });
  const [name] = await Array.fromAsync(glob("assets/*.css", { cwd: siteFolder }));
  if (name === undefined) throw new Error("The bundle has no stylesheet.");
  const file = path.join(siteFolder, name);
  const text = await readFile(file, "utf8");
  await rm(file);
  return text;
}

/** Reads the bundler's manifest and takes it out of the site: visitors have no use for it. */
async function takeManifest(siteFolder: string): Promise<Manifest> {
  const folder = path.join(siteFolder, ".vite");
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  return manifest;
}
