import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "./create-server.ts";
import { listen } from "./listen.ts";
import { sendRequest } from "./send-request.fixture.ts";
import { createTestServer } from "./test-server.fixture.ts";

let served: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  served = await createTestServer();
});
afterAll(() => served.stop());

/** What the server says to the very bytes of a request. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(served.port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}

test.each([
  [["GET /api/healthz HTTP/1.0"]],
  [["OPTIONS /api/healthz HTTP/1.0"]],
  [["GET /api/healthz HTTP/1.0", "Host: "]],
  [["GET http://other.example/api/healthz HTTP/1.0"]],
  [["GET http://other.example/api/healthz HTTP/1.1", "Host: other.example", "Connection: close"]],
  [["GET http://other.example/api?x HTTP/1.1", "Host: other.example", "Connection: close"]],
])("%j is answered by the API", async (lines) => {
  const answer = await answerTo(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\{"api":true\}/);
});

test.each([
  [["GET /api/healthz HTTP/1.1", "Host: a b", "Connection: close"]],
  [["GET /api/a\\b HTTP/1.1", "Host: a", "Connection: close"]],
])("%j, which is no request, is 400 with a problem", async (lines) => {
  const answer = await answerTo(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer.toLowerCase()).toContain("content-type: application/problem+json");
  const problem = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  expect(problem).toMatchObject({ status: 400, code: "request-invalid", instance: "/api" });
});

test("the site is answered without a Host too", async () => {
  expect(await answerTo("GET /events HTTP/1.0")).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test("nothing runs in what the API, a redirect or a refusal says, unless the API has a policy of its own for it", async () => {
  const policy = "content-security-policy";
  for (const target of ["/api/partners", "/events/", "/%"]) {
    const { headers } = await sendRequest(served.port, target);
    expect(headers[policy], target).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  const fetch = () => new Response("<svg/>", { headers: { "Content-Security-Policy": "sandbox" } });
  const server = createServer({ api: { fetch }, site: (_request, response) => response.end() });
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  expect((await sendRequest(port, "/api/logos/a.svg")).headers[policy]).toBe("sandbox");
  server.close();
});
