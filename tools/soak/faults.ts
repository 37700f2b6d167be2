import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { snapshotMaxAgeMs } from "../../api/cache-times.ts";
import type { SoakedServer } from "./soaked-server.ts";
import type { Tally } from "./tally.ts";

export type FaultOptions = { server: SoakedServer; tally: Tally };

/** How long a fault of the database lasts, in milliseconds. */
const faultMs = 2_000;

/** After how long an answer that is kept for a moment has gone, also on a machine that is busy, in milliseconds. */
const settleMs = snapshotMaxAgeMs + 1_500;

const imported = Array.from({ length: 300 }, (_, index) => ({
  name: `Soak ${index}`,
  category: "community-partners",
  logo: "/images/soak.svg",
  website: "https://soak.example",
}));

/** The faults that are made on purpose, by the names that the report gives them. */
export const faults: Record<string, (options: FaultOptions) => Promise<void>> = {
  /** Visitors notice nothing: readers wait for no writer. */
  "database locked by a writer": async ({ server }) => {
    const writer = new DatabaseSync(server.databaseFile);
    writer.exec("begin exclusive");
    await sleep(faultMs);
    writer.exec("rollback");
    writer.close();
  },
  /** The lists go on as they were, and the pages; readyz says that the database is not available. */
  "database without its table": async ({ server, tally }) => {
    tally.excuse("unavailable");
    change(server, "alter table partners rename to partners_gone");
    await sleep(faultMs);
    change(server, "alter table partners_gone rename to partners");
    await sleep(settleMs);
    tally.excuse("none");
  },
  "partners imported": async ({ server, tally }) => {
    const file = `${server.databaseFile}.json`;
    await writeFile(file, JSON.stringify(imported));
    const words = [path.resolve("tools/partners.ts"), "--database", `file:${server.databaseFile}`, "import", file];
    // Where no content says from where the partners come: an import into that would change the organiser's.
    const cwd = path.dirname(server.databaseFile);
    const [code] = await once(spawn(process.execPath, words, { cwd, stdio: "ignore" }), "exit");
    await sleep(settleMs);
    const listed = await countListed(server.port);
    if (code !== 0 || listed !== imported.length)
      tally.blame(`an import ended with ${code}; ${listed} of its partners are shown`);
    change(server, "delete from partners where name like 'Soak %'");
    await rm(file);
  },
  "SIGTERM and start": async ({ server, tally }) => {
    tally.excuse("restarting");
    const code = await server.restart();
    if (code !== 0) tally.blame(`SIGTERM ended the server with ${code}`);
    await sleep(settleMs);
    tally.excuse("none");
  },
};

function change({ databaseFile }: SoakedServer, statement: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5_000 });
  database.exec(statement);
  database.close();
}

async function countListed(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/partners`);
  const lists: Record<string, { name: string }[]> = await answer.json();
  return Object.values(lists)
    .flat()
    .filter(({ name }) => name.startsWith("Soak ")).length;
}
