import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A response that replaces the server's. */
type MockResponse = { status?: number; type: string; body: string };

/** A proxy before the site's server. It records the paths of requests and can replace responses. */
export type Relay = {
  origin: string;
  /** The paths of all requests so far. */
  requested: string[];
  /** The mock responses by path. The one at `*` replaces all other responses. */
  mocks: Map<string, MockResponse>;
  stop: () => void;
};

/** Starts a relay on a free port. @param site the origin of the site's server */
export async function startRelay(site: string): Promise<Relay> {
  const requested: string[] = [];
  const mocks = new Map<string, MockResponse>();
  const server = createServer(async ({ url = "/", method = "GET" }, response) => {
    requested.push(url);
    const mock = mocks.get(url) ?? mocks.get("*");
    if (mock) {
      response.writeHead(mock.status ?? 200, { "Content-Type": mock.type, "Cache-Control": "no-cache" }).end(mock.body);
      return;
    }
    const original = await fetch(site + url, {
      method,
      redirect: "manual",
      headers: { "Accept-Encoding": "identity" },
    });
    const { "content-length": _, ...headers } = Object.fromEntries(original.headers);
    response.writeHead(original.status, headers);
    response.end(Buffer.from(await original.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, requested, mocks, stop };
}
