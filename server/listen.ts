import { once } from "node:events";
import type { Server } from "node:http";
import { type Settings, StartError } from "./settings.ts";

/** The file descriptor of the first socket that systemd passes: sd_listen_fds(3). */
const firstSocket = 3;

/**
 * Starts to accept connections.
 *
 * @returns the port; the operating system chooses it if the setting is 0
 * @throws StartError if the server cannot listen on the port or the host
 */
export async function listen(
  server: Server,
  { port, host, hasSocket = false }: Pick<Settings, "port" | "host"> & Partial<Pick<Settings, "hasSocket">>,
): Promise<number> {
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
