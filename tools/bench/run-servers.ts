import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { builtServer } from "../built-server.ts";
import { fetchRaw } from "./fetch-raw.ts";
import { nginxConfig } from "./nginx-config.ts";
import { freePort, type RunningProgram, startProgram } from "./program.ts";
import type { Undo } from "./workspace.ts";

/**
 * Starts the server that visitors get, as a process of its own.
 *
 * @param home the folder in which its `build/` lies
 * @param database a file for SQLite; a new one gets the first partners of the build
 */
export async function runSite(home: string, database: string, undo: Undo): Promise<RunningProgram> {
  const port = await freePort();
  return startProgram(
    {
      command: process.execPath,
      words: builtServer(home),
      cwd: home,
      environment: { PORT: String(port), HOST: "127.0.0.1", DATABASE_URL: `file:${database}`, LOG_LEVEL: "info" },
      port,
      ready: "/api/readyz",
    },
    undo,
  );
}

/** What an nginx says of itself; undefined where none is installed. */
export function nginxVersion(): string | undefined {
  const { status, stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  return status === 0 ? stderr.replace("nginx version:", "").trim() : undefined;
}

/**
 * Starts an nginx with one worker on the same files, and with the present answer of `/api/partners` as a file.
 *
 * @param site the server whose answer it gives
 */
export async function runNginx(home: string, site: RunningProgram, undo: Undo): Promise<RunningProgram> {
  const folder = path.join(home, "nginx");
  const port = await freePort();
  const { bytes, encoding } = await fetchRaw(`${site.origin}/api/partners`);
  await mkdir(path.join(folder, "answers/api"), { recursive: true });
  const plain = await fetch(`${site.origin}/api/partners`);
  await writeFile(path.join(folder, "answers/api/partners"), await plain.text());
  if (encoding === "gzip") await writeFile(path.join(folder, "answers/api/partners.gz"), bytes);
  const config = path.join(folder, "nginx.conf");
  const client = path.resolve(home, "build/client");
  await writeFile(config, nginxConfig({ folder, client, port, asRoot: process.getuid?.() === 0 }));
  const words = ["-p", folder, "-c", config, "-e", "stderr", "-g", "daemon off;"];
  return startProgram({ command: "nginx", words, cwd: folder, port, ready: "/" }, undo);
}
