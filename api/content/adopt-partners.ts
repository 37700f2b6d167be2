import type { NewPartner } from "../../catalogue/partner.ts";
import { partnerEntrySchema } from "../../catalogue/partner-schemas.ts";
import type { Database } from "../database/tables.ts";
import { lockTables, readSnapshot } from "../database/transactions.ts";
import { CodedError } from "../errors.ts";
import { storedLogoName } from "../logos/logo-names.ts";
import { readStoredLogos } from "../logos/stored-logos.ts";
import { describePartnerIssue } from "../partners/partner-input.ts";
import { changesOf, comparePartners, type PartnersDifference } from "./compare-partners.ts";
import { asWritten, identityKey, partnersDigest } from "./content-partner.ts";
import { type ContentPlace, contentPlace } from "./content-place.ts";
import type { ContentSettings } from "./content-settings.ts";
import { noteGiven, readHeldPartners } from "./held-partners.ts";
import { readPartnersFile, writePartnersFile } from "./partners-file.ts";

/**
 * Writes what others have changed in the database into the content: into `content/partners.yaml` and its logos. What the
 * content has changed itself since it was last given to the database stays. Where nobody has noted what was given, the
 * content takes all that the database says.
 *
 * @param project the project's folder, with `content/`
 * @returns what was written
 * @throws CodedError `input-invalid` where the content cannot be read or written, or would not pass its check then;
 *   `overtaken` where somebody changed either at the same moment
 */
export async function adoptPartners(
  database: Database,
  { project, settings, now }: { project: string; settings: ContentSettings; now: Date },
): Promise<PartnersDifference> {
  const { held, logos } = await readSnapshot(database, async (transaction) => ({
    held: await readHeldPartners(transaction),
    logos: await readStoredLogos(transaction),
  }));
  const file = await readPartnersFile(project);
  const given = held.given?.content ?? file.partners;
  const place = contentPlace(project, settings);
  const files = new Map(logos.map(({ name, content }) => [name, Buffer.from(content, "base64")]));
  const partners = held.partners.map((partner) => ({ ...partner, logo: contentLogo(partner, files, place) }));
  const edit = mergeDifference(comparePartners(given, partners), file.partners);
  refuseMistakes([...edit.added, ...edit.changed.map(({ after }) => after)], place);
  await place.writeLogos();
  if (countOf(edit) > 0) await writePartnersFile(file, edit);
  const adopted = partnersDigest(held.partners);
  if (adopted === partnersDigest(given)) return edit;
  await database.transaction().execute(async (transaction) => {
    await lockTables(transaction);
    const { partners: left } = await readHeldPartners(transaction);
    if (partnersDigest(left) !== adopted) throw new CodedError("overtaken", overtaken);
    await noteGiven(transaction, { content: given, adopted }, now);
  });
  return edit;
}

const overtaken =
  "Another command changed a partner at the same moment, after the others were written into the content: adopt again";

const unfit =
  'Nothing was written, because the content check would refuse these: write "partnersFrom: database" into content/site.yaml, mend them with "npm run partners -- update", and adopt again';

/** How many partners a difference is about. */
function countOf({ added, changed, removed }: PartnersDifference): number {
  return added.length + changed.length + removed.length;
}

/** A logo that came as a file as the content names it; another as it is. */
function contentLogo(partner: NewPartner, files: ReadonlyMap<string, Buffer>, place: ContentPlace): string {
  const name = storedLogoName(partner.logo);
  const bytes = files.get(name ?? "");
  return name !== null && bytes ? place.logoPath({ name, bytes }, partner) : partner.logo;
}

/** A difference as an edit of the content, which may have changed since in ways of its own. */
function mergeDifference(
  { added, changed, removed }: PartnersDifference,
  content: readonly NewPartner[],
): PartnersDifference {
  const inContent = new Map(content.map((partner) => [identityKey(partner), partner]));
  const edit: PartnersDifference = { added: [], changed: [], removed: [] };
  const put = (after: NewPartner, before: NewPartner | undefined, own?: Partial<NewPartner>) => {
    if (!before) return void edit.added.push(asWritten(after));
    const wanted = { ...before, ...(own ?? after) };
    const changes = changesOf(before, wanted);
    if (Object.keys(changes).length > 0) edit.changed.push({ before, after: wanted, changes });
  };
  for (const partner of added) put(partner, inContent.get(identityKey(partner)));
  for (const { before, after, changes } of changed)
    put(after, inContent.get(identityKey(before)) ?? inContent.get(identityKey(after)), changes);
  for (const partner of removed) {
    const left = inContent.get(identityKey(partner));
    if (left) edit.removed.push(left);
  }
  return edit;
}

/** @throws CodedError `input-invalid` with a line for each partner that the content check would refuse */
function refuseMistakes(partners: readonly NewPartner[], place: ContentPlace): void {
  const lines = partners.flatMap((partner) => {
    const result = partnerEntrySchema.safeParse(partner, { reportInput: true });
    const problems = [...(result.error?.issues.map(describePartnerIssue) ?? []), place.logoProblem?.(partner.logo)];
    return problems.filter(Boolean).map((problem) => `  ${partner.name}, ${partner.category}: ${problem}`);
  });
  if (lines.length === 0) return;
  throw new CodedError("input-invalid", [unfit, ...lines].join("\n"));
}
