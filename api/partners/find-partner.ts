import { nameKey, nearestName } from "../../catalogue/compare-names.ts";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";

/**
 * The id of the partner that somebody means by its id or its name, whose case and spacing do not matter.
 *
 * @throws CodedError `partner-unknown` where nobody is meant; `input-invalid` with the ids where several have the name
 */
export async function findPartnerId(database: Database, meant: string): Promise<string> {
  const partners = await database
    .selectFrom("partners")
    .select(["id", "category", "name", "name_key"])
    .orderBy("position")
    .execute();
  const ofId = partners.find(({ id }) => id === meant);
  if (ofId) return ofId.id;
  const ofName = partners.filter((partner) => partner.name_key === nameKey(meant));
  if (ofName.length > 1) {
    const lines = ofName.map(({ id, category, name }) => `  ${id}  ${name}, ${category}`);
    throw new CodedError(
      "input-invalid",
      [`${lines.length} partners have that name: give the id of one`, ...lines].join("\n"),
    );
  }
  if (ofName[0]) return ofName[0].id;
  const near = nearestName(
    meant,
    partners.map(({ name }) => name),
  );
  const mend = near === undefined ? "list shows both" : `did you mean "${near}"?`;
  throw new CodedError("partner-unknown", `There is no partner with the id or the name "${meant}": ${mend}`);
}
