import { createHash } from "node:crypto";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { apiPath } from "../catalogue/links/url-mistakes.ts";
import { type Partner, partnerCategories } from "../catalogue/partner.ts";
import type { PartnerEntry } from "../catalogue/partner-schemas.ts";
import { ownPicture } from "../catalogue/picture-path.ts";
import { nameKey } from "../catalogue/visible-text.ts";
import type { Redirect } from "./host-files.ts";
import type { DataParts } from "./page-data/event-data.ts";
import { writeSiteFile } from "./write-asset.ts";

/**
 * The responses of the partners API, by their paths (clauses ): all partners by category, and each category's list.
 *
 * @param partners in the order in which the page shows them
 * @param picture publishes a picture of the content
 */
export async function partnerAnswers(
  partners: readonly PartnerEntry[],
  picture: DataParts["picture"],
): Promise<ReadonlyMap<string, unknown>> {
  const made = partnerCategories.map(async (category) => {
    const own = partners.filter((partner) => partner.category === category);
    return [category, await Promise.all(own.map((partner) => answered(partner, picture)))] as const;
  });
  const lists = await Promise.all(made);
  return new Map<string, unknown>([
    [`${apiPath}/partners`, Object.fromEntries(lists)],
    ...lists.map(([category, list]) => [`${apiPath}/partners/category/${category}`, list] as const),
  ]);
}

/** A partner in the API's response. The id is a hash of category and name, so that it is the same in every build. */
async function answered(
  { name, category, logo, website }: PartnerEntry,
  picture: DataParts["picture"],
): Promise<Partner> {
  const _id = createHash("sha256")
    .update(`${category}/${nameKey(name)}`)
    .digest("hex")
    .slice(0, 16);
  const image = ownPicture(logo);
  return { _id, name, logo: image ? (await picture(image)).src : logo, website };
}

/**
 * Writes the API's answers as JSON files. None are written where pages call another server's API.
 *
 * @returns the file of each path of the API
 */
export async function writePartnerFiles(
  siteFolder: string,
  { site, partners }: Pick<Catalogue, "partners"> & { site: Pick<Catalogue["site"], "apiAddress"> },
  picture: DataParts["picture"],
): Promise<Redirect[]> {
  if (site.apiAddress !== apiPath) return [];
  const answers = [...(await partnerAnswers(partners, picture))].map(async ([from, answer]) => {
    const to = `${from}.json`;
    await writeSiteFile(siteFolder, to, JSON.stringify(answer));
    return { from, to };
  });
  return Promise.all(answers);
}
