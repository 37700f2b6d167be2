import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { usualAddressLimits } from "../../../server/overload/limit-addresses.ts";
import { startServer } from "../../../server/start-server.ts";
import type { SiteFolders } from "../../../site-build/site-folders.ts";

/**
 * Starts the real server with a site that is built, on a free port and with a new database, which goes when it stops.
 *
 * @param siteAddress where the site is published, when that is not the content's own
 */
export async function startSite(
  { content, output }: SiteFolders,
  siteAddress?: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-e2e-"));
  const { site, partners: contentPartners } = await readCatalogue(content);
  const { port, stop } = await startServer({
    settings: {
      port: 0,
      host: "127.0.0.1",
      database: { kind: "sqlite", file: path.join(folder, "partners.sqlite") },
      logLevel: "silent",
      addressLimits: usualAddressLimits,
      siteAddress,
    },
    siteAddress: site.siteAddress,
    logoSources: site,
    partnersFrom: site.partnersFrom,
    contentPartners,
    buildFolder: output,
    log: pino({ level: "silent" }),
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
