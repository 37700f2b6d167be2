import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../server/listen.ts";
import { sendRequest } from "../server/send-request.fixture.ts";
import { createApi } from "./create-api.ts";
import { openDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import { monotonicClock } from "./monotonic-clock.ts";
import { addPartner } from "./partners/change-partners.ts";
import { samplePartner } from "./partners/sample-partner.fixture.ts";

let database: Database;
let port: number;
const server = createServer();
beforeAll(async () => {
  database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  await addPartner(database, samplePartner());
  const api = createApi({
    database,
    log: pino({ level: "silent" }),
    checkFile: async () => {},
    release: { version: "1.2.3", build: "0123456789ab" },
    clock: monotonicClock,
    allowedOrigins: [],
    logoSources: { apiAddress: "/api", partnerLogoHosts: [] },
    describe: () => "{}",
    basePath: "/api",
  });
  server.on("request", (request, response) => api(request, response, ["X-Always", "sent"]));
  port = await listen(server, { port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  server.close();
  await database.destroy();
});

/** An answer of the list's, without what differs from one request to the next. */
async function ask(path: string, asked?: Parameters<typeof sendRequest>[2]) {
  const { status, headers, text } = await sendRequest(port, path, asked);
  return { status, headers: { ...headers, date: "", "x-request-id": headers["x-request-id"]?.length }, text };
}

test.each<[string, Record<string, string>]>([
  ["/api/partners?x=1", {}],
  ["/api/partners?a\\b", {}],
  ["/api/partners#x", {}],
  ["/api/%70artners", {}],
  ["/api/x/../partners", {}],
  ["http://named.example/api/partners", {}],
  ["/api/partners", { Host: "other.example:3000" }],
  ["/api/partners", { Host: "OTHER.example" }],
  ["/api/partners", { Host: "[::1]:3000" }],
  ["/api/partners", { Host: "other.example:80" }],
  ["/api/partners", { "Content-Length": "0" }],
  ["/api/partners", { Range: "bytes=0-3" }],
])("A-1 %s with %j is the list of partners too, by GET and HEAD", async (path, headers) => {
  for (const method of ["GET", "HEAD"]) {
    const list = await ask("/api/partners", { method });
    expect(list).toMatchObject({ status: 200, headers: { "content-type": "application/json", "x-always": "sent" } });
    expect(list.text).toMatch(method === "HEAD" ? /^$/ : /Namuna Town Hall/);
    expect(await ask(path, { method, headers }), method).toEqual(list);
  }
});

test.each(["/api/partners/", "/api/Partners", "/api/%2570artners", "/api//partners"])(
  "A-1 %s is another address, with nothing at it",
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, headers: { "x-always": "sent" } });
  },
);

/** What the API says to the very bytes of a request. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}

test.each([
  [["GET /api/healthz HTTP/1.0"]],
  [["GET /api/partners HTTP/1.0"]],
  [["GET /api/healthz HTTP/1.0", "Host: "]],
  [["GET http://other.example/api/healthz HTTP/1.0"]],
  [["GET http://other.example/api/healthz HTTP/1.1", "Host: other.example", "Connection: close"]],
])("%j is answered", async (lines) => {
  expect(await answerTo(...lines)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test.each([
  [["GET /api/healthz HTTP/1.1", "Host: a b", "Connection: close"]],
  [["GET /api/partners HTTP/1.1", "Host: a b", "Connection: close"]],
  [["GET /api/partners HTTP/1.1", "Host: 1.2:80", "Connection: close"]],
  [["GET /api/a\\b HTTP/1.1", "Host: a", "Connection: close"]],
  [["GET /api/a\\..\\partners HTTP/1.1", "Host: a", "Connection: close"]],
])("%j, which is no request, is 400 with a problem", async (lines) => {
  const answer = await answerTo(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer.toLowerCase()).toContain("content-type: application/problem+json");
  expect(answer).toContain("X-Always: sent");
  const problem = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  expect(problem).toMatchObject({ status: 400, code: "request-invalid", instance: "/api" });
});
