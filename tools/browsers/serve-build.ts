import { pino } from "pino";
import { startServer } from "../../server/start-server.ts";

/**
 * Serves a built site on a free port of this machine.
 *
 * @param build the output folder of a build
 * @returns the origin, such as `http://127.0.0.1:40123`, and a function that stops the server
 */
export async function serveBuild(build: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const settings = { port: 0, host: "127.0.0.1", hasSocket: false };
  const { port, stop } = await startServer({ build, settings, log: pino({ level: "silent" }) });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
