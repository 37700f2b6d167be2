import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { openDatabase } from "../../api/database/open-database.ts";
import { importPartners } from "../../api/partners/import-partners.ts";
import { partnerCategories } from "../../catalogue/partner.ts";
import { load, noLoad, orNone } from "./load.ts";
import { processUse } from "./program.ts";
import { fetchRaw, runSite } from "./run-servers.ts";
import type { Bench } from "./workspace.ts";

/** What so many partners in the database cost. Times in milliseconds where nothing else is said; NaN is not measured. */
export type SizedDatabase = {
  partners: number;
  importSeconds: number;
  firstAnswerMs: number;
  bytes: number;
  perSecond: number;
  p99: number;
  /** How long a page waits at worst, but for a hundredth of the requests, while others ask for the partners. */
  pageP99: number;
  /** The most memory that the server had at once under all of this. */
  megabytes: number;
};

const loadSeconds = 2;

/** Fills a new database with generated partners and serves it. @param home the folder in which a `build/` lies */
export async function growthOfPartners({ undo, say }: Bench, home: string, partners: number): Promise<SizedDatabase> {
  say(`serving ${partners} partners`);
  const file = path.join(home, `partners-${partners}.sqlite`);
  const before = performance.now();
  await fill(file, partners);
  const importSeconds = (performance.now() - before) / 1000;
  await letStay(home);
  const site = await runSite(home, file, undo);
  const asked = performance.now();
  const { bytes } = await fetchRaw(`${site.origin}/api/partners`);
  const firstAnswerMs = performance.now() - asked;
  const { perSecond, p99 } = await orNone(load(site, "/api/partners", loadSeconds), noLoad, say);
  const pageP99 = await orNone(pageWhileAsked(site), Number.NaN, say);
  const megabytes = (await processUse(site.pid))?.peakMegabytes ?? Number.NaN;
  await site.stop();
  return { partners, importSeconds, firstAnswerMs, bytes: bytes.length, perSecond, p99, pageP99, megabytes };
}

/** Asks for a page while one visitor after another opens the partners. */
async function pageWhileAsked(site: Parameters<typeof load>[0]): Promise<number> {
  const asking = { on: true };
  const visitors = (async () => {
    while (asking.on) await fetchRaw(`${site.origin}/api/partners`);
  })();
  try {
    return (await load(site, "/", loadSeconds)).p99;
  } finally {
    asking.on = false;
    await visitors;
  }
}

/** Lets a build of the workspace's own take the partners from the database, where these are. */
async function letStay(home: string): Promise<void> {
  const facts = path.join(home, "build/site.json");
  const own = JSON.parse(await readFile(facts, "utf8"));
  await writeFile(facts, JSON.stringify({ ...own, partnersFrom: "database" }));
}

async function fill(file: string, count: number): Promise<void> {
  const database = await openDatabase({ kind: "sqlite", file }, (error) => console.error(error.message));
  try {
    const rows = Array.from({ length: count }, (_, index) => ({
      place: `row ${index + 1}`,
      value: {
        name: `Partner ${index + 1}`,
        category: partnerCategories[index % partnerCategories.length],
        logo: "/images/firms/potli.svg",
        website: `https://partner-${index + 1}.example`,
      },
    }));
    await importPartners(database, rows);
  } finally {
    await database.destroy();
  }
}
