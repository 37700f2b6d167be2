import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Release } from "./api.ts";
import { type Settings, StartError } from "./settings.ts";
import { createSite } from "./site.ts";

/**
 * Node's limits for slow clients, in milliseconds. `keepAliveTimeout` is longer than the 60 s of common load balancers,
 * so that a load balancer does not reuse a connection while the server closes it.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** The server closes a connection without traffic after this time, in milliseconds. It is longer than `keepAliveTimeout`. */
const silenceLimitMs = 120_000;

/** The server refuses further connections. The visitors need far fewer. */
const maxConnections = 5_000;

/**
 * One connection may send this many requests. Without a limit, a client could send thousands at once (pipelining), and the
 * server would hold an answer to each of them in memory.
 */
const maxRequestsPerSocket = 100;

/** When the server stops, open requests may take this long to finish, in milliseconds. */
const stopLimitMs = 10_000;

/** The same if systemd holds the socket. New connections then wait for the next server, so this one must stop soon. */
const socketStopLimitMs = 2_000;

/** A listening server. `stop` waits for open requests, up to the limits above. */
export type RunningServer = { port: number; release: Release; stop: () => Promise<void> };

type StartOptions = { build: string; settings: Omit<Settings, "logLevel">; log: Logger };

/**
 * Serves the built site and the partners API.
 *
 * @param build the output folder of `npm run build`
 * @throws StartError if the build is incomplete, or the server cannot listen on the port or the host
 */
export async function startServer({ build, settings, log }: StartOptions): Promise<RunningServer> {
  const { site, release } = await openBuild(build, log);
  const server = createServer(timeouts, listenerOf(site));
  server.timeout = silenceLimitMs;
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = maxRequestsPerSocket;
  const port = await listen(server, settings);
  return { port, release, stop: () => stopServer(server, settings.hasSocket ? socketStopLimitMs : stopLimitMs) };
}

async function openBuild(build: string, log: Logger): Promise<{ site: Hono; release: Release }> {
  try {
    const release: Release = JSON.parse(await readFile(path.join(build, "release.json"), "utf8"));
    return { release, site: await createSite(path.join(build, "client"), { release, log }) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${build}/ is an incomplete build (${reason}): run "npm run build" again`, { cause });
  }
}

function listenerOf(site: Hono): Parameters<typeof createServer>[1] {
  return getRequestListener(site.fetch, {
    // Old load balancers send HTTP/1.0 requests without a Host header.
    hostname: "localhost",
    // A URL that Hono's adapter rejects gets the same answer as malformed percent-encoding, such as `/%` (clause R-12).
    errorHandler: (error) => (error instanceof RequestError ? site.request("/%") : undefined),
  });
}

/** The file descriptor of the first socket that systemd passes: sd_listen_fds(3). */
const firstSocket = 3;

/** Starts to accept connections. @returns the port; the operating system chooses it if the setting is 0 */
async function listen(server: Server, { port, host, hasSocket }: Omit<Settings, "logLevel">): Promise<number> {
  server.listen(hasSocket ? { fd: firstSocket } : { port, host });
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartError(explain(error, port, host), { cause: error });
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

function explain(error: unknown, port: number, host: string): string {
  switch (error instanceof Error && "code" in error && error.code) {
    case "EADDRINUSE":
      return `PORT: another program uses ${port}: stop it, or choose another port, such as PORT=${port + 1}`;
    case "EACCES":
      return `PORT: this user may not listen on ${port}: choose a port from 1024 up, such as PORT=3000`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST: "${host}" is not an address of this machine: write HOST=0.0.0.0 for all addresses, or HOST=127.0.0.1`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${String(error)}`;
  }
}

/** While it stops, the server closes idle connections in this interval, in milliseconds. */
const sweepEveryMs = 50;

/**
 * Accepts no more connections, and waits until the open requests are finished.
 *
 * @param limitMs after this time the server closes all connections
 */
export async function stopServer(server: Server, limitMs: number): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // `close` ends the connections that are idle now. Without the interval, busy ones would stay open for the keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}
