import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { apiPath } from "../catalogue/links/address-mistakes.ts";
import { type Partner, partnerCategories } from "../catalogue/partner.ts";
import type { PartnerEntry } from "../catalogue/partner-schemas.ts";
import { publishedUrl } from "../catalogue/picture-path.ts";
import { nameKey } from "../catalogue/visible-text.ts";
import type { Redirect } from "./host-files.ts";

/**
 * What the partners API answers, by its address (clauses ): all partners by category, and each category's list.
 *
 * @param partners in the order in which the page shows them
 */
export function partnerAnswers(partners: readonly PartnerEntry[]): ReadonlyMap<string, unknown> {
  const lists = partnerCategories.map(
    (category) => [category, partners.filter((partner) => partner.category === category).map(answered)] as const,
  );
  return new Map<string, unknown>([
    [`${apiPath}/partners`, Object.fromEntries(lists)],
    ...lists.map(([category, list]) => [`${apiPath}/partners/category/${category}`, list] as const),
  ]);
}

/** A partner in the API's response. The id is a hash of category and name, so that it is the same in every build. */
function answered({ name, category, logo, website }: PartnerEntry): Partner {
  const _id = createHash("sha256")
    .update(`${category}/${nameKey(name)}`)
    .digest("hex")
    .slice(0, 16);
  return { _id, name, logo: publishedUrl(logo), website };
}

/**
 * Writes the API's answers as JSON files. None are written where pages call another server's API.
 *
 * @returns which file answers at each address of the API
 */
export async function writePartnerFiles(
  siteFolder: string,
  { site, partners }: Pick<Catalogue, "partners"> & { site: Pick<Catalogue["site"], "apiAddress"> },
): Promise<Redirect[]> {
  if (site.apiAddress !== apiPath) return [];
  const answers = [...partnerAnswers(partners)].map(async ([from, answer]) => {
    const to = `${from}.json`;
    const file = path.join(siteFolder, to);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(answer));
    return { from, to };
  });
  return Promise.all(answers);
}
