import { once } from "node:events";
import { truncate } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createServer } from "./create-server.ts";
import { requestLimits } from "./limits.ts";
import { listen } from "./listen.ts";
import { sendRequest } from "./send-request.fixture.ts";
import { createTestServer } from "./test-server.fixture.ts";

/** More than fits between two sockets, so that the answer waits for the client. */
const filmSize = 40_000_000;

let served: Awaited<ReturnType<typeof createTestServer>>;
beforeEach(async () => {
  served = await createTestServer((folder) => truncate(path.join(folder, "client/images/map.avif"), filmSize));
});
afterEach(() => served.stop());

test.each([
  "GET /api?x HTTP/1.0",
  "OPTIONS /api/healthz HTTP/1.0",
  "GET http://other.example/api/healthz HTTP/1.0",
  "GET http://other.example/api?x HTTP/1.1\r\nHost: other.example\r\nConnection: close",
])("A-3 %j is answered by the API", async (head) => {
  const socket = connect(served.port, "127.0.0.1");
  socket.write(`${head}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\{"api":true\}/);
});

test("the site is answered without a Host too", async () => {
  const socket = connect(served.port, "127.0.0.1");
  socket.write("GET /events HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test("nothing runs in what the API, a redirect or a refusal says", async () => {
  for (const [method, target] of [
    ["GET", "/api/partners"],
    ["GET", "/events/"],
    ["POST", "/events"],
  ] as const) {
    const { headers } = await sendRequest(served.port, target, { method });
    expect(headers["content-security-policy"], target).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    served.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Asks for the film and takes nothing of it. */
async function askWithoutReading() {
  const client = connect(served.port, "127.0.0.1").on("error", () => {});
  await once(client, "connect");
  client.pause().write("GET /images/map.avif HTTP/1.1\r\nHost: yatra.example\r\n\r\n");
  return client;
}

test("a client that does not read what it asked for loses its connection, and nothing is logged", async () => {
  // As long as a test can wait; without a limit it stays 0, which is none.
  served.server.timeout /= 100;
  const client = await askWithoutReading();
  await expect.poll(openConnections).toBe(1);
  await expect.poll(openConnections).toBe(0);
  expect(served.lines).toEqual([]);
  client.destroy();
});

test("connections above the limit are refused, and those below it go on", async () => {
  expect(served.server.maxConnections).toBeGreaterThanOrEqual(1_000);
  served.server.maxConnections = 1;
  const client = await askWithoutReading();
  await expect.poll(openConnections).toBe(1);
  await expect(sendRequest(served.port, "/")).rejects.toThrow();
  client.destroy();
  await vi.waitFor(async () => expect((await sendRequest(served.port, "/")).status).toBe(200), { timeout: 20_000 });
});

test.each([
  ["a head", "GET / HTTP/1.1\r\nHost: a\r\nX-Half: "],
  ["a body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf"],
])("a client that sends half of %s loses its connection soon after the limit", async (_name, half) => {
  // All times of the real limits, ten times as fast: seconds are left for a machine that is busy.
  const { maxHeaderSize, ...times } = requestLimits;
  const entries = Object.entries(times).map(([name, value]) => [name, value / 10]);
  const limits = { ...requestLimits, ...Object.fromEntries(entries) };
  const server = createServer({ api: () => {}, site: () => {}, limits });
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  const began = performance.now();
  const client = connect(port, "127.0.0.1").on("error", () => {});
  client.resume().write(half);
  await once(client, "close");
  expect(performance.now() - began).toBeLessThan(7_500);
  server.close();
});
