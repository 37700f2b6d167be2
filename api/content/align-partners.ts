import type { NewPartner, PartnersSource } from "../../catalogue/partner.ts";
import type { Database, DatabaseTransaction } from "../database/tables.ts";
import { lockTables, readSnapshot } from "../database/transactions.ts";
import { CodedError } from "../errors.ts";
import { removeUnusedLogos } from "../logos/stored-logos.ts";
import { insertPartners, refuseDuplicate } from "../partners/insert-partners.ts";
import { comparePartners, type PartnersDifference } from "./compare-partners.ts";
import { asWritten, contentPartnerId, partnersDigest } from "./content-partner.ts";
import { type HeldPartners, noteGiven, readHeldPartners } from "./held-partners.ts";

/** The partners that the content names, and whether they are all that there are. */
export type ContentPartners = { partnersFrom: PartnersSource; contentPartners: readonly NewPartner[] };

/** How many partners a start has added, changed and removed. */
export type AlignedCounts = Record<keyof PartnersDifference, number>;

const twice = "content/partners.yaml names one partner twice in a category: remove one of the two, and build again";

/**
 * Brings a database in line with the content, in one transaction; several servers may start at the same moment. With
 * `partnersFrom: database` the content only fills a new one: an organiser who removes every partner gets none back.
 *
 * @param now for the record of when it was done
 * @returns what was done, or undefined where the partners are as they should be
 * @throws CodedError `partners-unadopted` where the database has partners that others have changed since the content last
 *   gave them; `partner-exists` where the content names one twice
 */
export async function alignPartners(
  database: Database,
  content: ContentPartners,
  now: Date,
): Promise<AlignedCounts | undefined> {
  // Looked at first, because a transaction waits for every other process that writes, at each start of a server.
  if (wayTo(content, await readSnapshot(database, readHeldPartners)) === "leave") return undefined;
  return database.transaction().execute(async (transaction) => {
    // A second server that starts at the same moment waits here, and then finds it done.
    await lockTables(transaction);
    const held = await readHeldPartners(transaction);
    const way = wayTo(content, held);
    if (way === "leave") return undefined;
    const { contentPartners } = content;
    const noted = content.partnersFrom === "content" || way === "write" ? contentPartners : null;
    await noteGiven(transaction, { content: noted, adopted: null }, now);
    if (way === "note") return undefined;
    await writePartners(transaction, contentPartners);
    const { added, changed, removed } = comparePartners(held.partners, contentPartners);
    return { added: added.length, changed: changed.length, removed: removed.length };
  });
}

/** What is to be done: write the partners, only note that they are the content's, or nothing at all. */
function wayTo({ partnersFrom, contentPartners }: ContentPartners, held: HeldPartners): "write" | "note" | "leave" {
  if (partnersFrom === "database") {
    if (held.given) return "leave";
    return held.partners.length > 0 ? "note" : "write";
  }
  refuseChanged(held, contentPartners);
  const isInPlace = (partner: NewPartner & { id: string }, index: number) => {
    const wanted = contentPartners[index];
    return wanted && partner.id === contentPartnerId(wanted) && textOf([partner]) === textOf([wanted]);
  };
  const { partners, given } = held;
  if (partners.length !== contentPartners.length || !partners.every(isInPlace)) return "write";
  const isNoted = given?.content && given.adopted === null && textOf(given.content) === textOf(contentPartners);
  return isNoted ? "leave" : "note";
}

function textOf(partners: readonly NewPartner[]): string {
  return JSON.stringify(partners.map(asWritten));
}

/** Nothing that others have written goes without a word: only what the content has given, or has been given, may change. */
function refuseChanged({ partners, given }: HeldPartners, contentPartners: readonly NewPartner[]): void {
  const held = partnersDigest(partners);
  const last = given?.content && partnersDigest(given.content);
  const isNew = !given && partners.length === 0;
  if (isNew || held === partnersDigest(contentPartners) || held === last) return;
  if (given?.adopted !== held) throw unadopted(comparePartners(given?.content ?? contentPartners, partners));
  if (last === partnersDigest(contentPartners)) throw new CodedError("partners-unadopted", olderBuild);
}

const olderBuild =
  'The partners that "npm run partners -- adopt" has written into content/partners.yaml are not in this build: run "npm run build" with that content, then start the server again';

/** How many partners a message names. */
const named = 3;

function unadopted({ added, changed, removed }: PartnersDifference): CodedError {
  const names = [
    ...added.map(({ name }) => `${name} added`),
    ...changed.map(({ after }) => `${after.name} changed`),
    ...removed.map(({ name }) => `${name} removed`),
  ];
  const more = names.length > named ? `, and ${names.length - named} more` : "";
  return new CodedError(
    "partners-unadopted",
    `The database has partners that were changed there and not in content/partners.yaml (${names.slice(0, named).join(", ")}${more}): "npm run partners -- adopt" writes them into the content, or "partnersFrom: database" in content/site.yaml and a new build let them stay where they are`,
  );
}

/** Writes all of them anew, so that their order is the content's too. Whoever reads meanwhile sees those from before. */
async function writePartners(transaction: DatabaseTransaction, partners: readonly NewPartner[]): Promise<void> {
  await transaction.deleteFrom("partners").execute();
  const withIds = partners.map((partner) => ({ ...partner, id: contentPartnerId(partner) }));
  await refuseDuplicate(twice, () => insertPartners(transaction, withIds));
  await removeUnusedLogos(transaction);
}
