import { type PartnerCategory, partnerCategories } from "../../catalogue/partner.ts";
import { createJsonDocument, type JsonDocument } from "../../http/encoded-document.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import type { ApiOptions } from "../http/api-environment.ts";
import { listPartners } from "./list-partners.ts";
import { publishLogos } from "./publish-logos.ts";

/**
 * How long answers are given without asking the database, in milliseconds from the moment it has answered. Another process
 * may change the partners at any time (the command line, another replica, an organiser with a database tool), and this,
 * with the time that one reading takes, is the most that an answer lags behind.
 */
export const publishedForMs = 500;

/** The answers about partners as they stand in the database. */
export type PublishedPartners = {
  /** @throws CodedError `database-unavailable` */
  all(): Promise<JsonDocument>;
  /** @throws CodedError `database-unavailable` */
  inCategory(category: PartnerCategory): Promise<JsonDocument>;
};

type Source = Pick<ApiOptions, "database" | "clock" | "log" | "logoSources">;

type Snapshot = { all: JsonDocument; byCategory: Record<PartnerCategory, JsonDocument> };

/**
 * Keeps the newest answers ready: read with a rest of `publishedForMs` between two readings, never two at once, and
 * compressed once per change. Rows and logos that cannot be shown are logged, once per change of them.
 */
export function createPublishedPartners({ database, clock, log, logoSources }: Source): PublishedPartners {
  const warnOfBadRows = createChangeLog((badRows) => log.warn({ badRows }, "partners in the database cannot be shown"));
  const warnOfLogos = createChangeLog((logos) => log.warn({ logos }, "logos of partners are not shown"));
  let latest: Snapshot | undefined;
  let reading: { snapshot: Promise<Snapshot>; read?: { snapshot: Snapshot; at: number } } | undefined;

  async function readSnapshot(): Promise<Snapshot> {
    const { partners: stored, badRows } = await readPartners(database);
    const { partners, hiddenLogos } = publishLogos(stored, logoSources);
    warnOfBadRows(badRows);
    warnOfLogos(hiddenLogos);
    const text = JSON.stringify(partners);
    if (latest?.all.text === text) return latest;
    const documents = partnerCategories.map((category) => [
      category,
      createJsonDocument(JSON.stringify(partners[category])),
    ]);
    latest = { all: createJsonDocument(text), byCategory: Object.fromEntries(documents) };
    return latest;
  }

  async function currentSnapshot(): Promise<Snapshot> {
    if (!reading || (reading.read && isOld(reading.read))) {
      const started: typeof reading = { snapshot: readSnapshot() };
      reading = started;
      started.snapshot.then(
        (snapshot) => {
          started.read = { snapshot, at: clock() };
        },
        // A failure is not kept: the next request asks the database again.
        () => {
          if (reading === started) reading = undefined;
        },
      );
    }
    return reading.snapshot;
  }

  const isOld = ({ at }: { at: number }) => clock() - at >= publishedForMs;

  return {
    all: async () => (await currentSnapshot()).all,
    inCategory: async (category) => (await currentSnapshot()).byCategory[category],
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
