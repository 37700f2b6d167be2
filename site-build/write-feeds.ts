import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FeedFile } from "../feeds/feed-site.ts";

/** Writes files at their addresses, below the site's folder. @throws Error when something stands there already */
export async function writeFeeds(siteFolder: string, files: readonly FeedFile[]): Promise<void> {
  for (const { address, text } of files) {
    const file = path.join(siteFolder, decodeURIComponent(address));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: "wx" });
  }
}
