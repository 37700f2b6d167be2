/**
 * Vitest's global set-up: one throw-away PostgreSQL for the run. Its address is `inject("postgresUrl")`; each test file
 * makes its own database there (postgres-and-sqlite.ts).
 */
import type { TestProject } from "vitest/node";
import { type PostgresCluster, startCluster } from "./postgres-cluster.ts";
import { postgresPrograms } from "./postgres-programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let cluster: PostgresCluster | undefined;

export async function setup(project: TestProject): Promise<void> {
  cluster = await startCluster(await postgresPrograms());
  project.provide("postgresUrl", cluster.url);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
