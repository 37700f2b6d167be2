import { once } from "node:events";
import { truncate } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mostInFlight, mostWaiting } from "../../server/limits.ts";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { createTestBuild } from "../../server/test-build.fixture.ts";
import type { Memory } from "../../tools/soak/report-memory.ts";
import { type ServerProcess, startServerProcess } from "../../tools/soak/server-process.ts";

const preload = path.resolve("tools/soak/report-memory.ts");

/** More than fits between two sockets, so that its answer waits for the client. */
const filmSize = 40_000_000;

const askForFilm = "GET /images/map.avif HTTP/1.1\r\nHost: a\r\n\r\n";

let build: Awaited<ReturnType<typeof createTestBuild>>;
let server: ServerProcess;
let clients: Socket[];
beforeEach(async () => {
  build = await createTestBuild();
  await truncate(path.join(build.folder, "client/images/map.avif"), filmSize);
  server = await startServerProcess({ cwd: build.root, database: "partners.sqlite", preload });
  clients = [];
  // Once, so that what is made at the first request counts as there before.
  await sendRequest(server.port, "/events");
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  server.child.kill("SIGKILL");
  await build.remove();
});

/** What the server keeps after a collection, in megabytes. */
async function keptMemory() {
  const answer = once(server.child, "message");
  server.child.send("memory");
  const [told]: Memory[] = await answer;
  return (told?.kept ?? Number.NaN) / 1e6;
}

/** A client that asks and takes nothing of what it gets. */
async function ask(text: string): Promise<Socket> {
  const client = connect(server.port, "127.0.0.1").on("error", () => {});
  clients.push(client);
  await once(client, "connect");
  client.pause().write(text);
  return client;
}

/** Waits until the server has read what was asked of it before: reads of its disk stand in one queue. */
async function untilRead(): Promise<void> {
  const headers = { Range: "bytes=0-9" };
  for (let times = 0; times < 20; times += 1) await sendRequest(server.port, "/images/map.avif", { headers });
}

const connections = 100;

test(`${connections} connections with as many requests for a large file as one may have hold one piece of it each`, async () => {
  const before = await keptMemory();
  await Promise.all(Array.from({ length: connections }, () => ask(askForFilm.repeat(mostInFlight))));
  await untilRead();
  const during = await keptMemory();
  expect(clients.filter((client) => client.destroyed)).toEqual([]);
  for (const client of clients) client.destroy();
  await untilRead();
  const after = await keptMemory();
  // In pieces of every request it would be 200 MB.
  expect(during - before).toBeLessThan(30);
  expect(after - before).toBeLessThan(8);
});

test("connections that send thousands of requests at once are ended, and leave nothing behind", async () => {
  const before = await keptMemory();
  const flood = await Promise.all(Array.from({ length: 20 }, () => ask(askForFilm.repeat(3_000))));
  await vi.waitFor(() => expect(flood.filter((client) => !client.resume().destroyed)).toEqual([]), { timeout: 60_000 });
  const after = await keptMemory();
  expect(after - before).toBeLessThan(8);
  expect((await sendRequest(server.port, "/events")).status).toBe(200);
});

test("of requests that wait behind others there are no more than may be, over all connections, and a visitor is served", async () => {
  const [each, asking] = [mostInFlight - 1, Math.ceil(mostWaiting / (mostInFlight - 1)) + 20];
  await Promise.all(Array.from({ length: asking }, () => ask(askForFilm.repeat(each + 1))));
  await untilRead();
  const ended = () => clients.filter((client) => client.destroyed || client.readyState !== "open").length;
  // Of a client that reads nothing its end is seen once it reads.
  for (const client of clients) client.resume();
  await vi.waitFor(() => expect(ended()).toBeGreaterThanOrEqual(20));
  expect(clients.length - ended()).toBeLessThanOrEqual(Math.ceil(mostWaiting / each));
  expect((await sendRequest(server.port, "/events")).status).toBe(200);
});
