import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { createEncodedDocument, type EncodedDocument } from "../http/encoded-document.ts";
import { logoFormat } from "./logo-file.ts";

/** How many logos stay ready in memory. A tour has dozens; whoever asks for more lets all be read again. */
const mostReady = 500;

/** The logos that came as files, by their names. */
export type PublishedLogos = {
  /** @throws CodedError `logo-unknown`, `database-unavailable` */
  named(name: string): Promise<EncodedDocument>;
};

/** Reads each logo once: its name stands for its content. */
export function createPublishedLogos(database: Database): PublishedLogos {
  const ready = new Map<string, EncodedDocument>();

  async function read(name: string): Promise<EncodedDocument> {
    const format = logoFormat(name);
    const content = format && (await readContent(database, name));
    if (!content) throw new CodedError("logo-unknown", `There is no logo ${name}`);
    return createEncodedDocument(Buffer.from(content, "base64"), { isText: format === "svg" });
  }

  return {
    async named(name) {
      const kept = ready.get(name) ?? (await read(name));
      if (ready.size >= mostReady) ready.clear();
      ready.set(name, kept);
      return kept;
    },
  };
}

async function readContent(database: Database, name: string): Promise<string | undefined> {
  try {
    const row = await database.selectFrom("logos").select("content").where("name", "=", name).executeTakeFirst();
    return row?.content;
  } catch (cause) {
    throw new CodedError("database-unavailable", "The logo cannot be read at the moment: try again soon", { cause });
  }
}
