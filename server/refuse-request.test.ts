import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer } from "./test-server.fixture.ts";

let served: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  served = await createTestServer();
});
afterAll(() => served.stop());

/** What the server answers to a request of these lines, on a connection of its own. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(served.port, "127.0.0.1");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  return text(socket);
}

const usualHeaders = [
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: strict-origin-when-cross-origin",
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  "Cache-Control: no-store",
];

test.each([
  ["two hosts", 400, "Host: b", "A request has one Host header."],
  ["the same host twice", 400, "host: a", "A request has one Host header."],
  ["an expectation that nobody can meet", 417, "Expect: the best", "Only Expect: 100-continue can be met."],
])(
  "%s: %i with the usual headers, for pages in words and for the API as a problem",
  async (_what, status, line, words) => {
    const page = await answerTo("GET /events HTTP/1.1", "Host: a", line);
    const list = await answerTo("GET /api/partners HTTP/1.1", "Host: a", line);
    for (const answer of [page, list]) {
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      for (const header of usualHeaders) expect(answer).toContain(`${header}\r\n`);
    }
    expect(page).toMatch(new RegExp(`\r\n\r\n${words}\n$`));
    expect(JSON.parse(list.slice(list.indexOf("\r\n\r\n")))).toMatchObject({
      status,
      detail: words,
      instance: "/api",
      code: "request-invalid",
    });
  },
);

test("an expectation in HTTP/1.0, which has none, is read over", async () => {
  expect(await answerTo("GET /events HTTP/1.0", "Expect: the best")).toMatch(/^HTTP\/1\.1 200 OK/);
});
