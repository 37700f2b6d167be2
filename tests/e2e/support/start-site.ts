import { pino } from "pino";
import { startServer } from "../../../server/start-server.ts";
import type { SiteFolders } from "../../../site-build/site-folders.ts";

/** Starts the real server with a site that is built, on a free port. */
export async function startSite({ output }: SiteFolders): Promise<{ origin: string; stop: () => Promise<void> }> {
  const settings = { port: 0, host: "127.0.0.1", hasSocket: false };
  const { port, stop } = await startServer({ build: output, settings, log: pino({ level: "silent" }) });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
