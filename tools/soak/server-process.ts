import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";

/**
 * Node's words for the server that a build has made, as the Dockerfile starts it.
 *
 * @param home the folder in which `build/` lies
 */
export function builtServer(home: string): string[] {
  return [path.resolve(home, "build/server/main.js")];
}

/** A port that nobody has at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("there is no free port");
  return address.port;
}
