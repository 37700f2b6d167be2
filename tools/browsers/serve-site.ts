import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createSite } from "../../server/site.ts";

/**
 * Serves a built site on a free port of this machine.
 *
 * @param folder the folder `build/client` of any version of the site
 * @returns the origin, such as `http://127.0.0.1:40123`, and a function that stops the server
 */
export async function serveSite(folder: string): Promise<{ origin: string; stop: () => void }> {
  const { fetch } = await createSite(folder, { release: { version: "", build: "" }, log: pino({ level: "silent" }) });
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => resolve(port));
  return { origin: `http://127.0.0.1:${await promise}`, stop: () => void server.close() };
}
