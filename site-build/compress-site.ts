import { glob, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
    zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** The size in bytes from which a text is compressed in more than one way. */
const longText = 65_536;

/** Settings of Brotli's encoder (RFC 7932, 4 and 9.2) one or the other of which suits a page best, by up to 70 bytes. */
const waysOfLongText = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 24 },
];

/** A text as browsers get it. */
export async function compressText(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const ways = content.length > longText ? waysOfLongText : [{}];
  const results = await Promise.all(ways.map((own) => brotli(content, { params: { ...params, ...own } })));
  return results.reduce((least, result) => (result.length < least.length ? result : least));
}

/** The bytes of a file as they are sent: of its compressed copy where it has one. */
export async function sentSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
