import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { cached } from "./file-cache.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files that are text; pictures, films and fonts are compressed already. */
const textFiles = "**/*.{html,js,css,svg,json,xml,txt,ics,atom,vtt,webmanifest}";

/** Below this size in bytes compression saves nothing worth a second file. */
const smallest = 512;

/** Writes a `.br` and a `.gz` beside every text file of the site, so that the server never compresses a file itself. */
export async function compressSite(siteFolder: string): Promise<void> {
  const files = await Array.fromAsync(glob(textFiles, { cwd: siteFolder }));
  await Promise.all(files.map((name) => compressFile(path.join(siteFolder, name))));
}

/** Counts up when the same text is compressed to other bytes. */
const version = 1;

/** Node's own settings: Brotli as small as it can be, and gzip for older browsers. Most files are those of the build before. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const hash = createHash("sha256").update(content).digest("hex");
  const copies = { br: () => brotli(content), gz: () => zip(content, { level: 9 }) };
  for (const [ending, make] of Object.entries(copies))
    await writeFile(`${file}.${ending}`, await cached(`compressed-${hash}-${version}.${ending}`, make));
}
