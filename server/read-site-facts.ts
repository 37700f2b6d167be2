import path from "node:path";
import { z } from "zod/mini";
import { isWebAddress } from "../catalogue/links/web-address.ts";
import { newPartnerSchema } from "../catalogue/partner-schemas.ts";
import { readBuildFile } from "./read-build-file.ts";

const siteFactsSchema = z.object({
  /** Where the site is published. */
  siteAddress: z.string().check(z.refine(isWebAddress)),
  productName: z.string(),
  /** From where the logos of partners may come. */
  logoSources: z.object({ apiAddress: z.string(), partnerLogoHosts: z.array(z.string()) }),
  /** What a new database starts with. */
  partners: z.array(newPartnerSchema),
});

/** What the server needs to know of the content. */
export type SiteFacts = z.infer<typeof siteFactsSchema>;

/**
 * Reads what the build has written down of the content for the server, which thus starts without `content/`.
 *
 * @param folder the build's folder, with `site.json`
 * @throws StartError when the file is missing or broken
 */
export async function readSiteFacts(folder: string): Promise<SiteFacts> {
  return readBuildFile(path.join(folder, "site.json"), siteFactsSchema);
}
