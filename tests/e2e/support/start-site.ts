import { existsSync } from "node:fs";
import { pino } from "pino";
import { startServer } from "../../../server/start-server.ts";
import type { SiteFolders } from "../../../site-build/site-folders.ts";

/**
 * Starts the real server with a built site, on a free port.
 *
 * @throws Error if the site has not been built
 */
export async function startSite({ output }: SiteFolders): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (!existsSync(`${output}/release.json`))
    throw new Error(`${output}/ has no built site: run node tools/build-for-tests.ts first`);
  const settings = { port: 0, host: "127.0.0.1", hasSocket: false };
  const { port, stop } = await startServer({ build: output, settings, log: pino({ level: "silent" }) });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
