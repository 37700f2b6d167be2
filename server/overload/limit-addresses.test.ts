import { once } from "node:events";
import { truncate } from "node:fs/promises";
import { Agent, request } from "node:http";
import { BlockList, connect, type Socket } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { sendRequest } from "../send-request.fixture.ts";
import { createTestServer } from "../test-server.fixture.ts";
import type { TellDrop } from "./drop-log.ts";

const perAddress = 5;

/** What the whole server takes. */
const all = 8;

let served: Awaited<ReturnType<typeof createTestServer>>;
let told: Parameters<TellDrop>[];
let clients: Socket[];
afterEach(async () => {
  for (const client of clients) client.destroy();
  await served.stop();
});

/** More than fits between two sockets, so that its answer waits for the client. */
const filmSize = 40_000_000;

/** @param proxy the network of the proxy's address */
async function start(proxy = "127.0.1.0") {
  const proxies = new BlockList();
  proxies.addSubnet(proxy, 24, "ipv4");
  clients = [];
  told = [];
  const film = (folder: string) => truncate(path.join(folder, "client/images/map.avif"), filmSize);
  const tellDrop: TellDrop = (...drop) => told.push(drop);
  served = await createTestServer(film, { addressLimits: { perAddress, proxies }, tellDrop });
  served.server.maxConnections = all;
}

/** Opens a connection from an address of this machine, and asks for the film without taking it. */
async function open(localAddress: string, header = "") {
  const client = connect({ port: served.port, host: "127.0.0.1", localAddress }).on("error", () => {});
  clients.push(client);
  client.write(`GET /images/map.avif HTTP/1.1\r\nHost: a\r\n${header}\r\n`);
  const { promise, resolve } = Promise.withResolvers<Socket>();
  for (const event of ["readable", "close"]) client.once(event, () => resolve(client));
  return promise;
}

/** The status that a client with an address of its own gets. */
async function statusFor(localAddress: string, headers = {}): Promise<number | undefined> {
  const agent = new Agent({ keepAlive: false });
  const asked = request({ host: "127.0.0.1", port: served.port, path: "/events", localAddress, headers, agent }).end();
  const [response] = await once(asked, "response");
  response.resume();
  return response.statusCode;
}

test("one address that takes all the connections that it can leaves room for others, and the log hears of it", async () => {
  await start();
  const flood = await Promise.all(Array.from({ length: 2 * all }, () => open("127.0.0.9")));
  await vi.waitFor(() => expect(flood.filter((client) => !client.destroyed)).toHaveLength(perAddress));
  await vi.waitFor(async () =>
    expect(await promisify(served.server.getConnections.bind(served.server))()).toBe(perAddress),
  );
  for (let visitor = 1; visitor <= 20; visitor += 1) expect(await statusFor(`127.0.0.1${visitor}`)).toBe(200);
  expect(new Set(told.map(([reason, address]) => `${address}: ${reason}`))).toContain(
    "127.0.0.9: one address has as many connections as it may",
  );
  await expect(statusFor("127.0.0.9")).rejects.toThrow();
  for (const client of flood) client.destroy();
  await vi.waitFor(async () => expect(await statusFor("127.0.0.9")).toBe(200), { timeout: 20_000 });
});

test("connections above the server's own limit are told to the log too", async () => {
  await start();
  await Promise.all(Array.from({ length: 2 * all }, (_, index) => open(`127.0.0.${20 + index}`)));
  const reason = "every connection that the server takes is in use";
  await vi.waitFor(() => expect(told).toContainEqual([reason, expect.stringMatching(/^127\.0\.0\.[23]\d$/)]));
});

test("a named proxy may have any number, and those whom it asks for are counted by their requests", async () => {
  await start();
  const visitor = "X-Forwarded-For: 192.0.2.1, 2001:db8::1, 127.0.1.2\r\n";
  await Promise.all(Array.from({ length: perAddress }, () => open("127.0.1.1", visitor)));
  await open("127.0.1.1");
  // The same network, and what anybody may write before it.
  const sameNetwork = { "X-Forwarded-For": "192.0.2.7, 2001:db8::2" };
  expect(await statusFor("127.0.1.1", sameNetwork)).toBe(503);
  expect(told).toEqual([["one address behind the proxy has as many requests as it may", "2001:db8::2"]]);
  expect(await statusFor("127.0.1.1", { "X-Forwarded-For": "2001:db8:0:1::1" })).toBe(200);
  expect(await statusFor("127.0.1.1")).toBe(200);
  for (const client of clients) client.destroy();
  await vi.waitFor(async () => expect(await statusFor("127.0.1.1", sameNetwork)).toBe(200), { timeout: 20_000 });
});

test("what X-Forwarded-For says counts for nothing where no proxy was named", async () => {
  await start();
  const forged = (number: number) => `X-Forwarded-For: 192.0.2.${number}\r\n`;
  await Promise.all(Array.from({ length: perAddress }, (_, index) => open("127.0.0.9", forged(index))));
  await expect(statusFor("127.0.0.9", { "X-Forwarded-For": "192.0.2.99" })).rejects.toThrow();
});

test("a request that is one too many is answered in the form of what it asks for, and may be tried again", async () => {
  // What connects to this machine without saying from where.
  await start("127.0.0.0");
  await Promise.all(Array.from({ length: perAddress }, () => open("127.0.0.1", "X-Forwarded-For: 192.0.2.1\r\n")));
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  const page = await sendRequest(served.port, "/events", { headers });
  expect(page).toMatchObject({ status: 503, text: "Too many requests at once from this address: try again soon.\n" });
  expect(page.headers).toMatchObject({
    "retry-after": "5",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  const list = await sendRequest(served.port, "/api/partners", { headers });
  expect(list.headers).toMatchObject({ "content-type": "application/problem+json", "retry-after": "5" });
  expect(JSON.parse(list.text)).toMatchObject({ status: 503, code: "overloaded", instance: "/api" });
});
