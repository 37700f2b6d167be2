import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

/** A server of its own process, which may be started anew from another build at the same port. */
export type Replica = { port: number; restart: (build: string) => Promise<void>; stop: () => Promise<void> };

/** Starts the server of a build, with the database at an address. */
export async function startReplica(build: string, databaseUrl: string): Promise<Replica> {
  let server = await startServer(build, databaseUrl, 0);
  const stop = async () => {
    server.child.kill("SIGTERM");
    if (server.child.exitCode === null) await once(server.child, "exit");
  };
  const restart = async (next: string) => {
    await stop();
    server = await startServer(next, databaseUrl, server.port);
  };
  return { port: server.port, restart, stop };
}

async function startServer(build: string, databaseUrl: string, port: number) {
  const own = { PORT: String(port), HOST: "127.0.0.1", DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [path.join(build, "server/main.js"), build], {
    env: { ...process.env, ...own },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line);
    if (said.msg !== "listening") continue;
    child.stdout.resume();
    return { child, port: Number(said.port) };
  }
  throw new Error(`${build} did not start`);
}

/** Passes each request on to the next of the ports, and to the one after where that one does not answer. */
export async function startBalancer(ports: readonly number[]) {
  let turn = 0;
  const server = createServer((asked, answer) => {
    const pass = (left: number) => {
      const port = ports[turn++ % ports.length];
      request({ host: "127.0.0.1", port, path: asked.url, headers: asked.headers, agent: false }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      })
        .on("error", () => (left > 0 ? pass(left - 1) : answer.writeHead(502).end()))
        .end();
    };
    pass(ports.length);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** The same as nginx does it, with what it says of itself in deploy/nginx.conf. */
export async function startNginx(ports: readonly number[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const { port } = free.address() as AddressInfo;
  free.close();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const settings = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
      upstream yatra { ${ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(" ")} keepalive 8; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://yatra; proxy_http_version 1.1;
          proxy_set_header Connection ""; proxy_set_header Host $http_host;
        }
      }
    }`;
  await writeFile(path.join(folder, "nginx.conf"), settings);
  const child = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "error.log")]);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
  }
  const stop = async () => {
    child.kill("SIGQUIT");
    await once(child, "exit");
    await rm(folder, { recursive: true });
  };
  return { origin, stop };
}
