import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files that are text; pictures, films and fonts are compressed already. */
const textFiles = "**/*.{html,js,css,svg,json,xml,txt,ics,atom,vtt,webmanifest}";

/** Below this size in bytes compression saves nothing worth a second file. */
const smallest = 512;

/** Writes a `.br` and a `.gz` beside every text file of the site, so that the server never compresses a file itself. */
export async function compressSite(siteFolder: string): Promise<void> {
  for await (const name of glob(textFiles, { cwd: siteFolder })) {
    const file = path.join(siteFolder, name);
    const content = await readFile(file);
    if (content.length < smallest) continue;
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  }
}
