import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { sendRequest } from "./send-request.fixture.ts";
import { stopServer } from "./start-server.ts";

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test("a request that does not end is closed after the time limit", async () => {
  const server = createServer(() => {});
  const port = await listening(server);
  const arrived = once(server, "request");
  const hanging = sendRequest(port, "/").catch((error) => error);
  await arrived;
  const began = performance.now();
  await stopServer(server, 150);
  expect(performance.now() - began).toBeGreaterThanOrEqual(149);
  expect(await hanging).toMatchObject({ code: "ECONNRESET" });
});

test("a graceful stop finishes the current response, accepts no new connection and does not wait for idle ones", async () => {
  const answers: (() => void)[] = [];
  const server = createServer({ keepAliveTimeout: 300_000 }, (_request, response) => {
    answers.push(() => response.end("done"));
  });
  const port = await listening(server);
  const client = connect(port, "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  let received = "";
  client.on("data", (chunk) => {
    received += chunk;
  });
  await once(server, "request");
  // An idle connection would otherwise stay open for the keep-alive time, which is longer than the test's timeout.
  const stopped = stopServer(server, 600_000);
  await expect(sendRequest(port, "/")).rejects.toThrow("ECONNREFUSED");
  for (const answer of answers) answer();
  await stopped;
  await expect.poll(() => received).toContain("done");
});
