import { createHash } from "node:crypto";
import { glob, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FileCache } from "./file-cache.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files that are text; pictures, films and fonts are compressed already. */
const textFiles = "**/*.{html,js,css,svg,json,xml,txt,ics,atom,vtt,webmanifest}";

/** Below this size in bytes compression saves nothing worth a second file. */
const smallest = 512;

/** How many files are compressed at once: Node has four threads for it. */
const atOnce = 4;

/** Writes a `.br` and a `.gz` beside every text file of the site, so that the server never compresses a file itself. */
export async function compressSite(siteFolder: string): Promise<void> {
  const waiting = glob(textFiles, { cwd: siteFolder });
  const compressWaiting = async () => {
    for await (const name of shared(waiting)) await compressFile(path.join(siteFolder, name));
  };
  await Promise.all(Array.from({ length: atOnce }, compressWaiting));
  await cache.removeOlderThan(daysInCache);
}

/** What an iterator still has, without closing it when one of several takers is done. */
function shared<Item>(items: AsyncIterator<Item>): AsyncIterable<Item> {
  return { [Symbol.asyncIterator]: () => ({ next: () => items.next() }) };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  await Promise.all([
    compressText(content).then((small) => writeFile(`${file}.br`, small)),
    zipText(content).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** What has been compressed: most files of a site are those of the build before it. */
const cache = new FileCache("node_modules/.cache/compressed");

const daysInCache = 14;

/** The settings of Brotli's encoder (RFC 7932): blocks of a megabyte suit a long script best, by 60 bytes. */
const textSettings = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGBLOCK]: 20,
};

/** A text as browsers get it. */
function compressText(content: Buffer): Promise<Uint8Array> {
  const params = { ...textSettings, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return cache.getOrMake(nameOf(content, textSettings), () => brotli(content, { params }));
}

const zipSettings = { level: 9 };

/** A text as older browsers get it. */
function zipText(content: Buffer): Promise<Uint8Array> {
  return cache.getOrMake(nameOf(content, zipSettings), () => zip(content, zipSettings));
}

function nameOf(content: Buffer, made: object): string {
  return createHash("sha256").update(JSON.stringify(made)).update(content).digest("hex");
}

/** The bytes of a file as they are sent: of its compressed copy where it has one. */
export async function sentSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
