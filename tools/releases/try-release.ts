import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { connectDatabase } from "../../api/database/connect-database.ts";
import { readNewestVersion } from "../../api/database/migrate-database.ts";

/** How long a release may take until it has answered everything, in milliseconds. */
const readyWithinMs = 60_000;

/**
 * Starts a release where no visitor comes, with a database of its own, and looks whether it is ready: the API says so,
 * and Home and its script can be had.
 *
 * @param folder the release's
 * @returns why it is not, or an empty text; and of which version the tables are that it has made
 */
export async function tryRelease(folder: string): Promise<{ fault: string; tables: string }> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), "try-release-"));
  const file = path.join(scratch, "partners.sqlite");
  const own = { PORT: "0", HOST: "127.0.0.1", DATABASE_URL: `file:${file}`, LOG_LEVEL: "info" };
  const child = spawn(process.execPath, [path.join(folder, "server/main.js"), folder], {
    env: { ...process.env, ...own },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = text(child.stderr);
  const limit = setTimeout(() => child.kill("SIGKILL"), readyWithinMs);
  try {
    const port = await portOf(child);
    if (port === undefined) return { fault: `it did not start. ${(await said).trim()}`, tables: "" };
    const fault = await faultOf(`http://127.0.0.1:${port}`);
    await using database = connectDatabase({ kind: "sqlite", file }, () => {});
    return { fault, tables: (await readNewestVersion(database)) ?? "" };
  } finally {
    clearTimeout(limit);
    child.kill("SIGKILL");
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The port that a server's log names, or undefined when it ends before. */
async function portOf({ stdout }: ChildProcess): Promise<number | undefined> {
  if (!stdout) return undefined;
  for await (const line of createInterface(stdout)) {
    const found = /"port":(\d+)/.exec(line);
    if (found) {
      // Read on, so that the server never waits for somebody who reads its log.
      stdout.resume();
      return Number(found[1]);
    }
  }
  return undefined;
}

async function faultOf(origin: string): Promise<string> {
  const ready = await get(`${origin}/api/readyz`);
  if (!ready.ok) return `/api/readyz answers with ${ready.status}`;
  const home = await get(origin);
  const script = /data-entry="?([^"\s>]+)/.exec(home.text)?.[1];
  if (!home.ok || !script) return `its Home page is not whole (status ${home.status})`;
  const entry = await get(new URL(script, origin).href);
  return entry.ok ? "" : `${script}, the script of its Home page, answers with ${entry.status}`;
}

async function get(address: string): Promise<{ ok: boolean; status: number; text: string }> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(readyWithinMs) });
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}
