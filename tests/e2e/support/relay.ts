import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a relay answers itself: a whole answer, or what it does in place of one. */
export type OwnAnswer = { status?: number; type: string; body: string } | ((response: ServerResponse) => void);

/** A server before the site's: passes requests on and remembers their paths, and answers some itself. */
export type Relay = {
  origin: string;
  /** The paths asked for so far. */
  asked: string[];
  /** What it answers itself, by path; at `*` what it answers to all else. */
  own: Map<string, OwnAnswer>;
  stop: () => void;
};

/** Starts a relay to the site at an origin, on a free port. */
export async function startRelay(site: string): Promise<Relay> {
  const asked: string[] = [];
  const own = new Map<string, OwnAnswer>();
  const server = createServer(async ({ url = "/", method = "GET" }, response) => {
    asked.push(url);
    const answer = own.get(url) ?? own.get("*");
    if (typeof answer === "function") return answer(response);
    if (answer) {
      response
        .writeHead(answer.status ?? 200, { "Content-Type": answer.type, "Cache-Control": "no-cache" })
        .end(answer.body);
      return;
    }
    const passed = await fetch(site + url, { method, redirect: "manual", headers: { "Accept-Encoding": "identity" } });
    const { "content-length": _, ...headers } = Object.fromEntries(passed.headers);
    response.writeHead(passed.status, headers);
    response.end(Buffer.from(await passed.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, asked, own, stop };
}
