import { type ContentEncoding, contentEncodings } from "../http/choose-encoding.ts";
import { contentTypeOf } from "./content-types.ts";
import { findPage } from "./find-page.ts";
import type { OpenFile, SiteFile } from "./open-site.ts";
import { hashOf } from "./read-bytes.ts";

/** Base64 digits of a hash: 132 bits of it. */
const etagLength = 22;

/** Headers as Node writes them quickest: name, value, name, value. Made once and never changed. */
export type RawHeaders = string[];

/** Headers as Node writes them, of headers by their names. */
export function rawHeaders(headers: Readonly<Record<string, string>>): RawHeaders {
  return Object.entries(headers).flat();
}

/** A file in one of the forms in which it is sent, with everything that is said of it made ready. */
export type FileForm = {
  file: OpenFile;
  etag: string;
  /** What is said with every answer that is about this form, whichever part of it is sent. */
  said: RawHeaders;
  /** The encoding, for answers that have a body. */
  encoded: RawHeaders;
  /** All headers of the whole file. */
  whole: RawHeaders;
};

/**
 * Makes the forms of a site's files ready, each when it is first asked for.
 *
 * @param headersOf what is said of the file at a path, whatever its form
 */
export function createFileForms(headersOf: (pathname: string) => RawHeaders) {
  const ready = new Map<OpenFile, FileForm>();
  /** Made now: who asks for the same file meanwhile waits for the same form. */
  const making = new Map<OpenFile, Promise<FileForm>>();
  const make = async (pathname: string, site: SiteFile, file: OpenFile) => {
    try {
      const form = await makeForm(file, encodingOf(file, site), typed(pathname, headersOf(pathname)));
      ready.set(file, form);
      return form;
    } finally {
      making.delete(file);
    }
  };
  return (pathname: string, site: SiteFile, wanted: ContentEncoding | undefined): FileForm | Promise<FileForm> => {
    const file = (wanted && site[wanted]) ?? site.plain;
    const form = ready.get(file) ?? making.get(file);
    if (form) return form;
    const made = make(pathname, site, file);
    making.set(file, made);
    return made;
  };
}

function typed(pathname: string, headers: RawHeaders): RawHeaders {
  return [...headers, "Content-Type", contentTypeOf(findPage(pathname).file)];
}

async function makeForm(file: OpenFile, encoding: ContentEncoding | undefined, headers: RawHeaders): Promise<FileForm> {
  const etag = await etagOf(file);
  const said = [...headers, "ETag", etag, "Last-Modified", file.modified.toUTCString(), "Vary", "Accept-Encoding"];
  const encoded = encoding ? ["Content-Encoding", encoding] : [];
  // Nobody wants a part of a page: where each byte of the first flight counts, none is offered.
  const offered = encoding ? [] : ["Accept-Ranges", "bytes"];
  const whole = [...said, ...encoded, ...offered, "Content-Length", String(file.size)];
  return { file, etag, said, encoded, whole };
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
