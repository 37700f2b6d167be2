import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "./start-error.ts";

/**
 * Starts to accept connections.
 *
 * @returns the port, chosen by the system where 0 was asked for
 * @throws StartError when the port or the host cannot be had
 */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  server.listen({ port, host });
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartError(explain(error, port, host), { cause: error });
  }
  return (server.address() as AddressInfo).port;
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

/** Tells a person at a terminal where the site is. Where no person looks, the log's lines stand alone. */
export function announce(output: Pick<NodeJS.WriteStream, "isTTY" | "write">, productName: string, port: number): void {
  if (output.isTTY) output.write(`\n  ${productName} is on http://localhost:${port}\n\n`);
}
