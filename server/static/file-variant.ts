import path from "node:path";
import { type ContentEncoding, contentEncodings } from "../../http/content-encoding.ts";
import type { RawHeaders, Representation } from "../../http/prepared-answer.ts";
import type { OpenFile, SiteFile } from "./open-site.ts";
import { hashOf } from "./read-bytes.ts";
import { findPage } from "./request-target.ts";

/** Base64 digits of a hash: 132 bits of it. */
const etagLength = 22;

/** A file in one content encoding, with its headers made ready. */
export type FileVariant = Representation & {
  file: OpenFile;
  /** The header of its encoding, for answers that have a body. */
  encoded: RawHeaders;
};

/**
 * Makes the variants of a site's files ready, each when it is first asked for.
 *
 * @param headersOf the headers of the file at a path, whatever its encoding
 */
export function createFileVariants(headersOf: (pathname: string) => RawHeaders) {
  const ready = new Map<OpenFile, FileVariant>();
  /** Made now: who asks for the same file meanwhile waits for the same variant. */
  const making = new Map<OpenFile, Promise<FileVariant>>();
  const make = async (pathname: string, site: SiteFile, file: OpenFile) => {
    try {
      const variant = await makeVariant(file, encodingOf(file, site), typed(pathname, headersOf(pathname)));
      ready.set(file, variant);
      return variant;
    } finally {
      making.delete(file);
    }
  };
  return (
    pathname: string,
    site: SiteFile,
    wanted: ContentEncoding | undefined,
  ): FileVariant | Promise<FileVariant> => {
    const file = (wanted && site[wanted]) ?? site.plain;
    const variant = ready.get(file) ?? making.get(file);
    if (variant) return variant;
    const made = make(pathname, site, file);
    making.set(file, made);
    return made;
  };
}

function typed(pathname: string, headers: RawHeaders): RawHeaders {
  return [...headers, "Content-Type", contentTypeOf(findPage(pathname).file)];
}

async function makeVariant(
  file: OpenFile,
  encoding: ContentEncoding | undefined,
  headers: RawHeaders,
): Promise<FileVariant> {
  const etag = await etagOf(file);
  const metadata = [...headers, "ETag", etag, "Last-Modified", file.modified.toUTCString(), "Vary", "Accept-Encoding"];
  const encoded = encoding ? ["Content-Encoding", encoding] : [];
  // Nobody wants a part of a page: where each byte of the first flight counts, none is offered.
  const offered = encoding ? [] : ["Accept-Ranges", "bytes"];
  const whole = [...metadata, ...encoded, ...offered, "Content-Length", String(file.size)];
  return { file, etag, metadata, encoded, whole };
}

function encodingOf(file: OpenFile, site: SiteFile): ContentEncoding | undefined {
  return contentEncodings.find((encoding) => site[encoding] === file);
}

/**
 * Of the very bytes, so that the same build has the same tags on every machine that serves it, and what a new build did
 * not change need not be fetched again.
 */
async function etagOf(file: OpenFile): Promise<string> {
  return `"${(await hashOf(file)).slice(0, etagLength)}"`;
}

/** The type of every kind of file that the build may write. Text carries its charset: without it some readers guess. */
const contentTypes: Readonly<Record<string, string>> = {
  ".atom": "application/atom+xml; charset=utf-8",
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The type of a JSON Feed, which its last ending does not tell from other JSON. */
const jsonFeed = { ending: ".feed.json", type: "application/feed+json" };

/** The `Content-Type` of a file by its name's ending; `application/octet-stream` for one that is not known. */
function contentTypeOf(file: string): string {
  if (file.endsWith(jsonFeed.ending)) return jsonFeed.type;
  return contentTypes[path.extname(file).toLowerCase()] ?? "application/octet-stream";
}
