import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { serviceWorkerPath } from "../../catalogue/links/site-paths.ts";
import type { Site } from "../../catalogue/site.ts";
import { browsers } from "../../vite.config.ts";
import { runBundler } from "./bundle-site.ts";
import { bundlerRecords } from "./licences.ts";
import { pageFile } from "./page-assets.ts";

type WorkerOptions = {
  siteFolder: string;
  /** The files that the worker fetches in advance, as paths on the site, by the prefix of the paths of a language. */
  offlineFiles: Readonly<Record<string, readonly string[]>>;
  site: Pick<Site, "offlineReading" | "apiAddress">;
};

/**
 * Writes `/service-worker.js`: the worker of offline reading, or the one that removes it where the configuration says so.
 * Call it when every file is written that the worker fetches: it carries their hash, so that it changes with them.
 */
export async function bundleWorker({ siteFolder, offlineFiles, site }: WorkerOptions): Promise<void> {
  const hash = createHash("sha256");
  for (const file of Object.values(offlineFiles).flat())
    hash.update(file).update(await readFile(path.join(siteFolder, fileOf(file))));
  const revision = hash.digest("base64url").slice(0, 8);
  const publication = { offlineFiles, revision, partnersUrl: `${site.apiAddress}/partners` };
  const worker = site.offlineReading ? "service-worker" : "removing-worker";
  await runBundler({
    publicDir: false,
    define: { publication: JSON.stringify(publication) },
    build: {
      target: browsers,
      outDir: siteFolder,
      emptyOutDir: false,
      license: { fileName: `${bundlerRecords}/worker-licences.json` },
      rolldownOptions: {
        input: `app/offline/${worker}.ts`,
        // No module: browsers learned to run those as workers later than all else that the site needs.
        output: { format: "iife", entryFileNames: serviceWorkerPath.slice(1) },
      },
    },
  });
}

/** The file of one of the worker's paths: a page's, or the file itself. */
function fileOf(urlPath: string): string {
  return path.extname(urlPath) === "" ? pageFile(urlPath) : urlPath;
}
