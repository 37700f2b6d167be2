import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { cached } from "./file-cache.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text files. Pictures, films and fonts are compressed already. */
const textFiles = "**/*.{html,js,css,svg,json,xml,txt,ics,atom,vtt,webmanifest}";

/** The minimum size in bytes of a file to compress. */
const smallest = 512;

/** Writes a `.br` and a `.gz` beside every text file of the site, so that the server never compresses a file itself. */
export async function compressSite(siteFolder: string): Promise<void> {
  const files = await Array.fromAsync(glob(textFiles, { cwd: siteFolder }));
  await Promise.all(files.map((name) => compressFile(path.join(siteFolder, name))));
}

/** Increase it when the same text is compressed to other bytes. */
const version = 1;

/**
 * Compresses with Brotli at the best quality, and with gzip for older browsers. The cache has most files from an earlier build.
 */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const hash = createHash("sha256").update(content).digest("hex");
  const copies = { br: () => brotli(content), gz: () => zip(content, { level: 9 }) };
  for (const [ending, make] of Object.entries(copies))
    await writeFile(`${file}.${ending}`, await cached(`compressed-${hash}-${version}.${ending}`, make));
}
