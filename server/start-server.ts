import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Release } from "./api.ts";
import { listen } from "./listen.ts";
import { type Settings, StartError } from "./settings.ts";
import { createSite } from "./site.ts";
import { stopServer } from "./stop-server.ts";

/**
 * Against clients that are slow, in milliseconds. Connections stay longer than the 60 s of common load balancers, which
 * would otherwise reuse one just as it closes.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** How long nothing may move on a connection, in milliseconds: longer than `keepAliveTimeout`, which counts between two requests. */
const silenceLimitMs = 120_000;

/** Far above what visitors need; who comes after that many is refused. */
const maxConnections = 5_000;

/**
 * How many requests one connection may send. Without a limit, a client could send thousands at once (pipelining), and the
 * server would hold an answer to each of them in memory.
 */
const maxRequestsPerSocket = 100;

/** How long the server waits for its last answers when it stops, in milliseconds. */
const stopLimitMs = 10_000;

/** The same behind systemd's socket: new connections wait for the next server, so a long download must not hold it up. */
const socketStopLimitMs = 2_000;

type StartOptions = {
  /** The folder that `npm run build` fills. */
  build: string;
  settings: Pick<Settings, "port" | "host" | "hasSocket">;
  log: Logger;
};

/** A server that answers. `stop` lets answers on their way finish, for ten seconds at most. */
export type RunningServer = { port: number; stop: () => Promise<void> };

/**
 * Serves the built site and the partners API.
 *
 * @throws StartError when the build is not whole, or the port or the host cannot be had
 */
export async function startServer({ build, settings, log }: StartOptions): Promise<RunningServer> {
  const { site, release } = await openBuild(build, log);
  const server = createServer(timeouts, listenerOf(site));
  server.timeout = silenceLimitMs;
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  const port = await listen(server, settings);
  log.info({ ...release, port, host: settings.host }, "listening");
  return { port, stop: () => stopServer(server, settings.hasSocket ? socketStopLimitMs : stopLimitMs) };
}

async function openBuild(build: string, log: Logger): Promise<{ site: Hono; release: Release }> {
  try {
    const release: Release = JSON.parse(await readFile(path.join(build, "release.json"), "utf8"));
    return { release, site: await createSite(path.join(build, "client"), { release, log }) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${build}/ is not a whole build (${reason}): run "npm run build" again`, { cause });
  }
}

function listenerOf(site: Hono): Parameters<typeof createServer>[1] {
  const answer = getRequestListener(site.fetch, {
    // Load balancers of the older kind ask in HTTP/1.0, without a Host.
    hostname: "localhost",
    // What is no address at all gets the same answer as one with a broken escape (clause R-12).
    errorHandler: (error) => (error instanceof RequestError ? site.request("/%") : undefined),
  });
  return (request, response) => {
    // Hono's adapter refuses a backslash, which browsers never send. No file has one: it is 404, as any other unknown address.
    request.url = request.url?.replaceAll("\\", "%5C");
    void answer(request, response);
  };
}
