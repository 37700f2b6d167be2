import type { UploadedLogos } from "../logos/uploaded-logos.ts";
import { checkPartnerRows, type ImportPlan, type PartnerRow } from "../partners/check-partner-rows.ts";
import { ImportRefusedError } from "../partners/import-partners.ts";
import { contentPartnerId } from "./content-partner.ts";
import { contentPlace } from "./content-place.ts";
import type { ContentSettings } from "./content-settings.ts";
import { readPartnersFile, writePartnersFile } from "./partners-file.ts";

type ImportOptions = {
  /** The project's folder, with `content/`. */
  project: string;
  settings: ContentSettings;
  /** The logos that rows give as files. */
  logos: UploadedLogos;
  /** Whether a row may change the partner that it names; otherwise each adds one. */
  update?: boolean;
};

/** What an import into the content does, once `write` is called. */
export type ContentImport = { plan: ImportPlan; write: () => Promise<void> };

/**
 * Plans an import of rows into `content/partners.yaml` and `content/images/partners/`: all of them or none. The logos are
 * written first, so that the list never names one that is not there.
 *
 * @throws CodedError `input-invalid` where the content cannot be read or has mistakes, or a row is bad (ImportRefusedError)
 */
export async function planContentImport(
  rows: readonly PartnerRow[],
  { project, settings, logos, update = false }: ImportOptions,
): Promise<ContentImport> {
  const file = await readPartnersFile(project);
  const place = contentPlace(project, settings);
  const known = file.partners.map((partner) => ({ ...partner, id: contentPartnerId(partner) }));
  const plan = checkPartnerRows(rows, known, { logos, update, place });
  if (plan.badRows.length > 0) throw new ImportRefusedError(plan.badRows, rows.length);
  const changed = plan.changed.map(({ before, changes }) => ({
    before: file.partners[known.indexOf(before)] ?? before,
    changes,
  }));
  const write = async () => {
    if (plan.added.length + changed.length === 0) return;
    await place.writeLogos();
    await writePartnersFile(file, { added: plan.added, changed });
  };
  return { plan, write };
}
