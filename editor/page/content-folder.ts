/**
 * The content folder as the File System Access API would give it, over the local server: so the editor opens the folder in
 * every browser, and asks nothing. Only what Sveltia CMS calls is here; tests/e2e/editor guards its upgrades.
 */

/** Files as the editor last read or wrote them, by their path. */
export const knownTags = new Map<string, string>();

/** Told on `window` after each change that the editor makes to a file, and after one that was refused, with the reason. */
export const changeEvent = "content-changed";

type Parts = readonly string[];

const addressOf = (parts: Parts) => `/editor/api/files/${parts.map(encodeURIComponent).join("/")}`;

async function call(method: string, parts: Parts, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(addressOf(parts), { method, cache: "no-store", ...init });
  if (answer.status === 404) throw new DOMException(`content/${parts.join("/")} is not there`, "NotFoundError");
  if (answer.ok) return answer;
  const reason = await answer.text();
  dispatchEvent(new CustomEvent(changeEvent, { detail: reason }));
  throw new Error(reason);
}

/** Says what the file was when the editor last saw it, so that nothing is overwritten that somebody else has changed, and in which save. */
function precondition(parts: Parts): Record<string, string> {
  const tag = knownTags.get(parts.join("/"));
  return { "Editor-Save": save, ...(tag ? { "If-Match": tag } : { "If-None-Match": "*" }) };
}

function remember(parts: Parts, answer: Response): void {
  const tag = answer.headers.get("ETag");
  if (tag) knownTags.set(parts.join("/"), tag);
}

let telling: ReturnType<typeof setTimeout> | undefined;

/** Names the save whose files are being written. */
let save = crypto.randomUUID();

/** One message for the files of one save, which ends when no more of them come. */
function tell(): void {
  clearTimeout(telling);
  telling = setTimeout(() => {
    save = crypto.randomUUID();
    dispatchEvent(new CustomEvent(changeEvent));
  }, 200);
}

class FileHandle {
  readonly kind = "file";
  name: string;
  #parts: Parts;
  /** What waits under a temporary name for its own. */
  #written: Blob | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.name = parts.at(-1) ?? "";
  }

  async getFile(): Promise<File> {
    const answer = await call("GET", this.#parts);
    remember(this.#parts, answer);
    const lastModified = Date.parse(answer.headers.get("Last-Modified") ?? "") || Date.now();
    return new File([await answer.arrayBuffer()], this.name, { type: typeOf(this.name), lastModified });
  }

  async createWritable() {
    const chunks: BlobPart[] = [];
    return {
      write: async (chunk: BlobPart) => {
        chunks.push(chunk);
      },
      close: async () => {
        if (isTemporary(this.name)) this.#written = new Blob(chunks);
        else await write(this.#parts, new Blob(chunks));
      },
    };
  }

  /** Takes the place of a file, as what was written under a temporary name does, or gives a file another name. */
  async move(folder: FolderHandle, name = this.name): Promise<void> {
    const to = [...folder.parts, name];
    if (this.#written) await write(to, this.#written);
    else await rename(this.#parts, to);
    this.#written = undefined;
    this.#parts = to;
    this.name = name;
  }
}

/** Sveltia CMS writes each file under a name of this kind first; the server writes whole files or none by itself. */
function isTemporary(name: string): boolean {
  return name.startsWith(".");
}

async function write(parts: Parts, written: Blob): Promise<void> {
  // Sveltia CMS takes the last line break off.
  const isText = parts.at(-1)?.endsWith(".yaml");
  const body = isText ? `${(await written.text()).trimEnd()}\n` : written;
  remember(parts, await call("PUT", parts, { body, headers: precondition(parts) }));
  tell();
}

async function rename(parts: Parts, to: Parts): Promise<void> {
  await call("POST", parts, { body: to.join("/"), headers: precondition(parts) });
  const tag = knownTags.get(parts.join("/"));
  knownTags.delete(parts.join("/"));
  if (tag) knownTags.set(to.join("/"), tag);
  tell();
}

/** A folder of the content; without parts the project's own folder, in which `content` alone is seen. */
export class FolderHandle {
  readonly kind = "directory";
  readonly name: string;
  readonly parts: Parts;

  constructor(parts: Parts = []) {
    this.parts = parts;
    this.name = parts.at(-1) ?? "content";
  }

  async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    const names: { name: string; kind: string }[] = await (await call("GET", this.parts)).json();
    for (const { name, kind } of names) {
      const parts = [...this.parts, name];
      yield [name, kind === "file" ? new FileHandle(parts) : new FolderHandle(parts)];
    }
  }

  async *keys() {
    for await (const [name] of this.entries()) yield name;
  }

  async *values() {
    for await (const [, handle] of this.entries()) yield handle;
  }

  [Symbol.asyncIterator]() {
    return this.entries();
  }

  /** A folder that is not there yet comes with its first file. */
  async getDirectoryHandle(name: string, { create = false } = {}): Promise<FolderHandle> {
    const parts = [...this.parts, name];
    if (!create) await call("GET", parts);
    return new FolderHandle(parts);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
    const parts = [...this.parts, name];
    if (!create) await call("GET", parts);
    return new FileHandle(parts);
  }

  async removeEntry(name: string): Promise<void> {
    if (isTemporary(name)) return;
    const parts = [...this.parts, name];
    await call("DELETE", parts, { headers: precondition(parts) });
    knownTags.delete(parts.join("/"));
    tell();
  }
}

/** The root, in which the editor looks for the folder `content`. */
export class RootHandle extends FolderHandle {
  override async getDirectoryHandle(_name: string): Promise<FolderHandle> {
    return new FolderHandle();
  }

  override async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    yield ["content", new FolderHandle()];
  }
}

const types: Record<string, string> = {
  yaml: "text/yaml",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "";
}
