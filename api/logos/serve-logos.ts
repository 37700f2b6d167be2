import type { Handler } from "hono";
import { type CompressedDocument, createCompressedDocument } from "../../http/compressed-document.ts";
import { logoCacheBytes, logoCacheControl, logoMaxAgeMs } from "../cache-times.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { answerDocument } from "../http/answer-document.ts";
import type { ApiEnvironment } from "../http/api-environment.ts";
import { isLogoName, isUndrawn, logoType } from "./logo-names.ts";

/** Nothing runs or loads where it is opened by itself: it is bytes that somebody else has sent. */
const policy = "default-src 'none'; sandbox";

/** `GET /logos/{name}`: a partner's logo that came as a file. Any site may show it, since the API may be elsewhere. */
export function getLogo(logos: LogoCache): Handler<ApiEnvironment> {
  return async (c) => {
    const document = await logos.named(c.req.param("name") ?? "");
    c.header("Content-Security-Policy", policy);
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    c.header("X-Content-Type-Options", "nosniff");
    return answerDocument(c, document);
  };
}

/** The logos that came as files, by their names. */
export type LogoCache = {
  /** @throws CodedError `logo-unknown`, `database-unavailable` */
  named(name: string): Promise<CompressedDocument>;
};

/** A logo in memory, what it weighs, and when the database last had it. */
type CachedLogo = { document: CompressedDocument; bytes: number; seen: number };

/**
 * Reads each logo's content once, since its name stands for it, and asks every few seconds whether it is still there.
 *
 * @param clock the time in milliseconds
 */
export function createLogoCache(database: Database, clock: () => number): LogoCache {
  const cached = new Map<string, CachedLogo>();
  let cachedBytes = 0;

  function forget(name: string): void {
    cachedBytes -= cached.get(name)?.bytes ?? 0;
    cached.delete(name);
  }

  function keep(name: string, logo: CachedLogo): void {
    forget(name);
    if (logo.bytes > logoCacheBytes) return;
    for (const oldest of cached.keys()) {
      if (cachedBytes + logo.bytes <= logoCacheBytes) break;
      forget(oldest);
    }
    cached.set(name, logo);
    cachedBytes += logo.bytes;
  }

  async function read(name: string): Promise<CompressedDocument> {
    const content = isLogoName(name) && !isUndrawn(name) && (await readContent(database, name));
    if (!content) throw unknown(name);
    const bytes = Buffer.from(content, "base64");
    const document = createCompressedDocument(
      bytes,
      { type: logoType, cacheControl: logoCacheControl },
      { isText: false },
    );
    keep(name, { document, bytes: bytes.length, seen: clock() });
    return document;
  }

  return {
    async named(name) {
      const kept = cached.get(name);
      if (!kept) return read(name);
      if (Math.abs(clock() - kept.seen) < logoMaxAgeMs) return kept.document;
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
