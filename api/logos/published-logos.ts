import { createEncodedDocument, type EncodedDocument } from "../../http/encoded-document.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { logoFormat } from "./logo-file.ts";

/** How many bytes of logos stay ready in memory. A tour has dozens of some kilobytes each; the oldest go first. */
const mostReadyBytes = 8 * 1024 * 1024;

/** How long a logo that was removed may still be answered, in milliseconds. */
export const sureForMs = 5000;

/** The logos that came as files, by their names. */
export type PublishedLogos = {
  /** @throws CodedError `logo-unknown`, `database-unavailable` */
  named(name: string): Promise<EncodedDocument>;
};

/** A logo in memory: `bytes` with what it may come to weigh compressed, and when the database last had it. */
type ReadyLogo = { document: EncodedDocument; bytes: number; seen: number };

/**
 * Reads each logo's content once, since its name stands for it, and asks every few seconds whether it is still there.
 *
 * @param clock the time in milliseconds
 */
export function createPublishedLogos(database: Database, clock: () => number): PublishedLogos {
  const ready = new Map<string, ReadyLogo>();
  let readyBytes = 0;

  function forget(name: string): void {
    readyBytes -= ready.get(name)?.bytes ?? 0;
    ready.delete(name);
  }

  function keep(name: string, logo: ReadyLogo): void {
    forget(name);
    if (logo.bytes > mostReadyBytes) return;
    for (const oldest of ready.keys()) {
      if (readyBytes + logo.bytes <= mostReadyBytes) break;
      forget(oldest);
    }
    ready.set(name, logo);
    readyBytes += logo.bytes;
  }

  async function read(name: string): Promise<EncodedDocument> {
    const isText = logoFormat(name) === "svg";
    const content = logoFormat(name) && (await readContent(database, name));
    if (!content) throw unknown(name);
    const plain = Buffer.from(content, "base64");
    const document = createEncodedDocument(plain, { isText });
    keep(name, { document, bytes: isText ? plain.length * 2 : plain.length, seen: clock() });
    return document;
  }

  return {
    async named(name) {
      const kept = ready.get(name);
      if (!kept) return read(name);
      if (Math.abs(clock() - kept.seen) < sureForMs) return kept.document;
      // Before the question, so that others who come meanwhile do not ask it too.
      kept.seen = clock();
      if (await isThere(database, name)) return kept.document;
      forget(name);
      throw unknown(name);
    },
  };
}

function unknown(name: string): CodedError {
  return new CodedError("logo-unknown", `There is no logo ${name}`);
}

/** Whether a logo is still there; while the database cannot say, it is taken to be. */
async function isThere(database: Database, name: string): Promise<boolean> {
  const row = database.selectFrom("logos").select("name").where("name", "=", name).executeTakeFirst();
  return row.then(
    (found) => found !== undefined,
    () => true,
  );
}

async function readContent(database: Database, name: string): Promise<string | undefined> {
  try {
    const row = await database.selectFrom("logos").select("content").where("name", "=", name).executeTakeFirst();
    return row?.content;
  } catch (cause) {
    throw new CodedError("database-unavailable", "The logo cannot be read at the moment: try again soon", { cause });
  }
}
