import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pino } from "pino";
import { alignPartners, type ContentPartners } from "../api/content/align-partners.ts";
import { openDatabase } from "../api/database/open-database.ts";
import { createPartnersSnapshot } from "../api/partners/partners-snapshot.ts";
import { ownApiAddress } from "../catalogue/links/address-mistakes.ts";
import { type LogoSources, partnerCategories } from "../catalogue/partner.ts";
import type { CompressedDocument } from "../http/compressed-document.ts";
import type { Redirect } from "./prerender/prerender-site.ts";

/**
 * Writes the API's answers about partners as files, byte for byte, so that a host of static files alone shows them: what
 * the content says is brought into a database that nobody keeps, and the API's own queries answer from that. None are
 * written where only a database knows the partners, or where pages ask another server.
 *
 * @returns at which address of the API each file answers (clauses)
 */
export async function writePartnerFiles(
  siteFolder: string,
  { logoSources, ...content }: ContentPartners & { logoSources: LogoSources },
): Promise<Redirect[]> {
  if (content.partnersFrom !== "content" || logoSources.apiAddress !== ownApiAddress) return [];
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  await alignPartners(database, content, new Date(0));
  const snapshot = createPartnersSnapshot({ database, clock: () => 0, log: pino({ level: "silent" }), logoSources });
  const answers = [{ from: `${ownApiAddress}/partners`, document: (await snapshot.all()).list }];
  for (const category of partnerCategories) {
    const from = `${ownApiAddress}/partners/category/${category}`;
    answers.push({ from, document: (await snapshot.inCategory(category)).list });
  }
  return Promise.all(answers.map(({ from, document }) => writeAnswer(siteFolder, from, document)));
}

async function writeAnswer(siteFolder: string, from: string, document: CompressedDocument): Promise<Redirect> {
  const to = `${from}.json`;
  const file = path.join(siteFolder, to);
  await mkdir(path.dirname(file), { recursive: true });
  const { bytes } = await document.prepare(undefined);
  await writeFile(file, bytes);
  return { from, to };
}
