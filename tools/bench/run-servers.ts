import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { builtServer, freePort } from "../soak/server-process.ts";
import { type RunningProgram, startProgram } from "./program.ts";
import type { Undo } from "./workspace.ts";

/**
 * Starts the server that visitors get, as a process of its own.
 *
 * @param home the folder in which its `build/` lies
 * @param database a file for SQLite; a new one gets the partners of the build
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
      ready: "/api/healthz",
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

type NginxOptions = {
  /** Where it may write, and the folder `answers` lies. */
  folder: string;
  /** The built site. */
  client: string;
  port: number;
  /** Started by root, nginx takes another user, who may not read the site's folder. */
  asRoot: boolean;
};

/**
 * nginx as the floor of a server: one worker, as the site has one process; files compressed beforehand; and its log has what the site's
 * has: a line of JSON for each request of the API, many written at once. Paths stand in quotation marks: they may hold spaces.
 */
function nginxConfig({ folder, client, port, asRoot }: NginxOptions): string {
  const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path "${folder}/${name}";`)
    .join("\n");
  return `${asRoot ? "user root;\n" : ""}worker_processes 1;
pid "${folder}/nginx.pid";
events { worker_connections 1024; }
http {
${scratch}
  log_format line escape=json '{"level":30,"time":$msec,"pid":$pid,"requestId":"$request_id","method":"$request_method",'
    '"path":"$uri","status":$status,"durationMs":$request_time,"msg":"request"}';
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10000 inactive=10m;
  gzip_static on;
  gzip_vary on;
  types { text/html html; text/javascript js; text/css css; image/svg+xml svg; application/json json; }
  server {
    listen 127.0.0.1:${port};
    root "${client}";
    location / { try_files $uri $uri.html $uri/index.html =404; }
    location /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location /api/ { root "${folder}/answers"; default_type application/json; access_log "${folder}/access.log" line buffer=8k flush=200ms; }
  }
}
`;
}

/** An answer as it came, still compressed. */
export type RawAnswer = { bytes: Buffer; encoding: string | undefined; status: number };

/** Fetches an address as its bytes are sent, compressed with gzip where the server does that. */
export function fetchRaw(address: string, encoding = "gzip"): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": encoding } }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ bytes, encoding: response.headers["content-encoding"], status: response.statusCode ?? 0 }),
        reject,
      );
    }).on("error", reject);
  });
}
