import type { NewPartner } from "../../catalogue/partner.ts";
import type { Database } from "../database/tables.ts";
import { exportPartners } from "./read-partners.ts";

/** What `exportPartners` gives, without the ids that the database made up. */
export async function storedPartners(database: Database): Promise<NewPartner[]> {
  return (await exportPartners(database)).map(({ id: _, ...partner }) => partner);
}
