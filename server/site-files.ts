import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { HeaderValues, HostRules } from "./host-rules.ts";
import { mediaType } from "./media-type.ts";

/** The content codings of the compressed copies that the build writes beside a file, with their file extensions. */
const encodings = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof encodings;

/** The bytes and headers of a file. The server reads them once, when it starts. */
export type SiteFile = {
  isPage: boolean;
  /** The hash of the uncompressed content. It is the same for all content codings, therefore weak (RFC 9110, 8.8.1). */
  etag: string;
  headers: HeaderValues;
  plain: Uint8Array<ArrayBuffer>;
  compressed: { [encoding in Encoding]?: Uint8Array<ArrayBuffer> };
};

export type SiteFiles = {
  /** Files in memory by their URL path, such as `/events` for `events.html`. */
  files: Map<string, SiteFile>;
  /** The URL paths of films. The server reads them from the disk for each request. */
  onDisk: ReadonlySet<string>;
};

/**
 * Reads the built site into memory, so that a later change of the folder does not affect the pages.
 *
 * @param folder the built site
 * @throws Error if a file cannot be read
 */
export async function readSiteFiles(folder: string, { headersOf, rewrites }: HostRules): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  const onDisk = new Set<string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join("/");
    if (!isPublished(name)) continue;
    const type = mediaType(name);
    const urlPath = pageOf(`/${name}`);
    if (type.startsWith("video/")) onDisk.add(urlPath);
    else files.set(urlPath, await readSiteFile(file, { type, headers: headersOf(urlPath) }));
  }
  for (const [from, to] of rewrites) {
    const file = files.get(to);
    if (!file) throw new Error(`_redirects serves ${to} at ${from}, but this file is missing`);
    files.set(from, { ...file, headers: { ...file.headers, ...headersOf(from) } });
  }
  return { files, onDisk };
}

/** Returns false for hidden files, for compressed copies, and for the files that configure the host. */
function isPublished(name: string): boolean {
  const isCopy = Object.values(encodings).some((ending) => name.endsWith(ending));
  return !isCopy && !/(?:^|\/)\.(?!well-known\/)/.test(name) && name !== "_headers" && name !== "_redirects";
}

async function readSiteFile(
  file: string,
  { type, headers }: { type: string; headers: HeaderValues },
): Promise<SiteFile> {
  const plain = await readFile(file);
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const compressed: SiteFile["compressed"] = {};
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (existsSync(file + ending)) compressed[encoding as Encoding] = await readFile(file + ending);
  }
  return {
    isPage: type.startsWith("text/html"),
    etag,
    headers: { "Content-Type": type, "Cache-Control": "no-cache", ...headers, ETag: etag, Vary: "Accept-Encoding" },
    plain,
    compressed,
  };
}

/** Returns the canonical path of a page, without `.html`, `index` or a trailing slash. Other paths stay as they are. */
export function pageOf(pathname: string): string {
  const bare = pathname.replace(/\/$/, "").replace(/\.html$/, "");
  return bare.replace(/\/index$/, "") || "/";
}
