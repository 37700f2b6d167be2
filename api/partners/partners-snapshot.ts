import { type PartnerCategory, partnerCategories } from "../../catalogue/partner.ts";
import type { CompressedDocument } from "../../http/compressed-document.ts";
import { snapshotMaxAgeMs } from "../cache-times.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { createJsonDocument } from "../http/answer-document.ts";
import type { ApiOptions } from "../http/api-environment.ts";
import { resolveLogos } from "../logos/resolve-logos.ts";
import { keepNewest } from "./keep-newest.ts";
import { listPartners } from "./read-partners.ts";

/** A list, and where it is not the newest, how old: that goes into the header `Age` (RFC 9111, 5.1). */
export type DatedList = { list: CompressedDocument; ageSeconds?: number };

/** The answers about partners as they stood in the database when it was last read. */
export type PartnersSnapshot = {
  /** @throws CodedError `database-unavailable` where there is no list of the last `staleIfErrorSeconds` either */
  all(): Promise<DatedList>;
  /** The same, if it is ready and new enough: nobody has to wait then. */
  allNow(): CompressedDocument | undefined;
  /** @throws CodedError `database-unavailable`, as `all` */
  inCategory(category: PartnerCategory): Promise<DatedList>;
};

type Source = Pick<ApiOptions, "database" | "clock" | "log" | "logoSources">;

type Snapshot = { text: string; all: CompressedDocument; byCategory: Record<PartnerCategory, CompressedDocument> };

/**
 * Keeps the newest snapshot ready, compressed once per change. Rows and logos that cannot be shown are logged, once per
 * change of them.
 */
export function createPartnersSnapshot({ database, clock, log, logoSources }: Source): PartnersSnapshot {
  const warnOfBadRows = createChangeLog((badRows) => log.warn({ badRows }, "partners in the database cannot be shown"));
  const warnOfLogos = createChangeLog((logos) => log.warn({ logos }, "logos of partners are not shown"));
  let latest: Snapshot | undefined;

  async function readSnapshot(): Promise<Snapshot> {
    const { partners: stored, badRows } = await readPartners(database);
    const { partners, blockedLogos } = resolveLogos(stored, logoSources);
    warnOfBadRows(badRows);
    warnOfLogos(blockedLogos);
    const text = JSON.stringify(partners);
    if (latest?.text === text) return latest;
    const documents = partnerCategories.map((category) => [
      category,
      createJsonDocument(JSON.stringify(partners[category])),
    ]);
    const all = createJsonDocument(text, "Accept-Encoding, Origin");
    latest = { text, all, byCategory: Object.fromEntries(documents) };
    return latest;
  }

  const kept = keepNewest({ read: readSnapshot, clock, log });

  async function dated(choose: (snapshot: Snapshot) => CompressedDocument): Promise<DatedList> {
    const { value, at } = await kept.newest();
    const age = clock() - at;
    return { list: choose(value), ...(age >= snapshotMaxAgeMs && { ageSeconds: Math.trunc(age / 1000) }) };
  }

  return {
    allNow: () => kept.now()?.value.all,
    all: () => dated(({ all }) => all),
    inCategory: (category) => dated(({ byCategory }) => byCategory[category]),
  };
}

/** Tells of lines that there are, once per change of them. */
function createChangeLog(tell: (lines: readonly string[]) => void) {
  let told = "";
  return (lines: readonly string[]) => {
    const now = lines.join("\n");
    if (now !== told && lines.length > 0) tell(lines);
    told = now;
  };
}

async function readPartners(database: Database) {
  try {
    return await listPartners(database);
  } catch (cause) {
    throw new CodedError("database-unavailable", "The partners cannot be read at the moment: try again soon", {
      cause,
    });
  }
}
