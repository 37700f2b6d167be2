import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";
import type { Headers, HostRules } from "./host-rules.ts";

/** The largest file that is kept in memory, in bytes. The film is larger: it is read from the disk, in parts. */
const largestKept = 512 * 1024;

/** Types that Hono does not know, or knows without their charset. */
const types = {
  ...mimes,
  atom: "application/atom+xml; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
};

/** The encodings of the compressed copies that the build writes beside a file, and the ends of their names. */
const encodings = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof encodings;

/** A file as it was when the server started. */
export type SiteFile = {
  isPage: boolean;
  /** Of the content, whatever its encoding; therefore weak (RFC 9110, 8.8.1). */
  etag: string;
  headers: Headers;
  plain: Uint8Array<ArrayBuffer>;
  compressed: { [encoding in Encoding]?: Uint8Array<ArrayBuffer> };
};

export type SiteFiles = {
  /** Files in memory by their address, such as `/events` for `events.html`. */
  files: Map<string, SiteFile>;
  /** The addresses of files that are read from the disk for each request. */
  onDisk: ReadonlySet<string>;
};

/**
 * Reads the built site into memory, so that its pages are served whatever happens to the folder later.
 *
 * @param folder the built site
 * @throws Error when a file cannot be read
 */
export async function readSiteFiles(folder: string, { headersOf, rewrites }: HostRules): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  const onDisk = new Set<string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join("/");
    if (!isPublished(name)) continue;
    const type = getMimeType(name, types) ?? "application/octet-stream";
    const address = pageOf(`/${name}`);
    if (await isReadFromDisk(file, type)) onDisk.add(address);
    else files.set(address, await readSiteFile(file, { type, headers: headersOf(address) }));
  }
  for (const [from, to] of rewrites) {
    const file = files.get(to);
    if (!file) throw new Error(`_redirects answers ${from} with ${to}, which is not there`);
    files.set(from, { ...file, headers: { ...file.headers, ...headersOf(from) } });
  }
  return { files, onDisk };
}

/** Hidden files have no address, nor have compressed copies and those that hosts read themselves. */
function isPublished(name: string): boolean {
  const isCopy = Object.values(encodings).some((ending) => name.endsWith(ending));
  return !isCopy && !/(?:^|\/)\.(?!well-known\/)/.test(name) && name !== "_headers" && name !== "_redirects";
}

/** Safari plays a film only where it can have parts of it, however small it is. */
async function isReadFromDisk(file: string, type: string): Promise<boolean> {
  return type.startsWith("video/") || (await stat(file)).size > largestKept;
}

async function readSiteFile(file: string, { type, headers }: { type: string; headers: Headers }): Promise<SiteFile> {
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

/** The one address of a page: without `.html`, `index` or a slash at its end. Other files have their own path. */
export function pageOf(pathname: string): string {
  const bare = pathname.replace(/\/$/, "").replace(/\.html$/, "");
  return bare.replace(/\/index$/, "") || "/";
}
