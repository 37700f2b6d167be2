import { once } from "node:events";
import type { Server } from "node:http";
import { type Settings, StartError } from "./settings.ts";

/** The file descriptor of the first socket that systemd hands over: sd_listen_fds(3). */
const firstSocket = 3;

/**
 * Starts to accept connections.
 *
 * @returns the port, chosen by the system where 0 was asked for
 * @throws StartError when the port or the host cannot be had
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
      return `PORT: ${port} is taken by another program: stop it, or choose another port, such as PORT=${port + 1}`;
    case "EACCES":
      return `PORT: ${port} is not allowed for this user: choose one from 1024 up, such as PORT=3000`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST: "${host}" is not an address of this machine: write HOST=0.0.0.0 for every one, or HOST=127.0.0.1`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${String(error)}`;
  }
}
