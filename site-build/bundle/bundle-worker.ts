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
  /** The files that the worker fetches in advance, as paths on the site, by the code of a language. */
  offlineFiles: Readonly<Record<string, readonly string[]>>;
  site: Pick<Site, "offlineReading" | "apiAddress">;
};

/**
 * Writes `/service-worker.js`: the worker for offline reading, or, if the configuration turns that off, the one that removes it.
 * Call it after all files that the worker fetches are written: the worker contains their hash, so that it changes with them.
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
        // Not a module, because some supported browsers do not run modules as service workers.
        output: { format: "iife", entryFileNames: serviceWorkerPath.slice(1) },
      },
    },
  });
}

/** Returns the file of one of the worker's paths, which may be that of a page. */
function fileOf(urlPath: string): string {
  return path.extname(urlPath) === "" ? pageFile(urlPath) : urlPath;
}
