import path from "node:path";
import { fileOf } from "../bundle/bundle-worker.ts";
import { sentSize } from "../compress-site.ts";
import { offlineBudget } from "./budgets.ts";

/**
 * Adds up what offline reading costs a first visit, compressed as browsers get it.
 *
 * @param offlineFiles what the worker fetches unasked, as paths on the site
 * @throws Error when that is more than the budget
 */
export async function checkOfflineBudget(siteFolder: string, offlineFiles: readonly string[]): Promise<number> {
  const files = ["/service-worker.js", ...offlineFiles];
  const sizes = await Promise.all(files.map((file) => sentSize(path.join(siteFolder, fileOf(file)))));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const rows = files.map((file, index) => `  ${String(sizes[index]).padStart(6)} ${file}`).join("\n");
  if (total > offlineBudget)
    throw new Error(`Offline reading costs a first visit ${total} bytes, more than ${offlineBudget}:\n${rows}`);
  return total;
}
