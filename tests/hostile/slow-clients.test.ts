import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { startAttackedServer } from "./attacked-server.fixture.ts";

let served: Awaited<ReturnType<typeof startAttackedServer>>;
beforeAll(async () => {
  served = await startAttackedServer();
});
afterAll(() => served.stop());

const count = 200;

/** What slow clients have sent of a request when they stop, each of them forever. */
const halves = [
  "",
  "G",
  "GET /events HT",
  "GET /events HTTP/1.1\r\nHost: a\r\nX-Half: ",
  "POST /events HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf",
  "POST /api/partners HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nhalf",
];

async function openHalf(index: number): Promise<Socket> {
  const socket = connect({ port: served.port, host: "127.0.0.1" });
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(halves[index % halves.length] ?? "");
  return socket;
}

test(`${count} clients that never end what they have begun keep nobody else waiting`, async () => {
  const slow = await Promise.all(Array.from({ length: count }, (_, index) => openHalf(index)));
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => sendRequest(served.port, index % 2 === 0 ? "/events" : "/api/partners")),
  );
  // They wait for none of the server's limits on slow clients, the shortest of which is ten seconds.
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(slow.filter((socket) => socket.readableEnded || socket.destroyed)).toEqual([]);
  for (const socket of slow) socket.destroy();
});
