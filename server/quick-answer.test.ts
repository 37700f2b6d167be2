import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApi } from "../api/create-api.ts";
import { openDatabase } from "../api/database/open-database.ts";
import type { Database } from "../api/database/tables.ts";
import { createRecordedLog } from "../api/http/recorded-log.fixture.ts";
import { addPartner } from "../api/partners/add-partner.ts";
import { samplePartner } from "../api/partners/sample-partner.fixture.ts";
import { apiBasePath, createServer } from "./create-server.ts";
import { listen } from "./listen.ts";
import { sendRequest } from "./send-request.fixture.ts";

const origin = "https://yatra.example";

const options = {
  logoSources: { apiAddress: "/api", partnerLogoHosts: [] },
  clock: () => 0,
  describe: () => "{}",
  basePath: apiBasePath,
};

let database: Database;
let whole: Awaited<ReturnType<typeof serve>>;
let quick: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  for (let count = 0; count < 12; count++) await addPartner(database, samplePartner({ name: `Partner ${count}` }));
  [whole, quick] = [await serve(false), await serve(true)];
});
afterAll(async () => {
  for (const { server } of [whole, quick]) server.close();
  await database.destroy();
});

/** The API behind a server, with or without its quick way. */
async function serve(quickly: boolean) {
  const { log, lines } = createRecordedLog();
  const api = createApi({ ...options, database, log, allowedOrigins: [origin] });
  const answerQuickly = vi.fn(api.answerQuickly);
  const server = createServer({
    api: { fetch: api.fetch, ...(quickly && { answerQuickly }) },
    site: (_request, response) => response.end(),
  });
  return { server, port: await listen(server, { port: 0, host: "127.0.0.1" }), lines, answerQuickly };
}

type Asked = Parameters<typeof sendRequest>[2];

/** What one of the servers answers and logs, without what differs from one request to the next. */
async function answerOf({ port, lines }: typeof quick, path: string, asked: Asked) {
  lines.length = 0;
  const { status, headers, bytes } = await sendRequest(port, path, asked);
  const named = { Host: "named.example", ...asked?.headers };
  const given = "X-Request-Id" in named && headers["x-request-id"] === named["X-Request-Id"];
  const id = given ? {} : { "x-request-id": headers["x-request-id"]?.length };
  const logged = lines.map(({ requestId, time, ...line }) => ({
    ...line,
    same: requestId === headers["x-request-id"],
  }));
  const text = bytes.toString("latin1").replace(/[0-9a-f-]{36}/, "id");
  return { status, headers: { ...headers, date: "", ...id }, text, logged };
}

const etag = async () => (await sendRequest(whole.port, "/api/partners")).headers.etag ?? "";

test.each<[string, Asked]>([
  ["/api/partners", {}],
  ["/api/partners", { headers: { "Accept-Encoding": "br" } }],
  ["/api/partners", { headers: { "Accept-Encoding": "gzip, deflate" } }],
  ["/api/partners", { headers: { "Accept-Encoding": "br;q=0, *" } }],
  ["/api/partners", { headers: { "Accept-Encoding": "identity" } }],
  ["/api/partners", { headers: { "If-None-Match": "*" } }],
  ["/api/partners", { headers: { "If-None-Match": '"other"' } }],
  ["/api/partners", { headers: { Origin: origin } }],
  ["/api/partners", { headers: { Origin: origin, "If-None-Match": "*" } }],
  ["/api/partners", { headers: { Origin: "https://other.example" } }],
  ["/api/partners", { headers: { Origin: "null" } }],
  ["/api/partners", { headers: { "X-Request-Id": "proxy-42" } }],
  ["/api/partners", { headers: { "X-Request-Id": "x".repeat(64) } }],
  ["/api/partners", { headers: { "X-Request-Id": "x".repeat(65) } }],
  ["/api/partners", { headers: { "X-Request-Id": "a b" } }],
  ["/api/partners", { headers: { "X-Request-Id": "" } }],
  ["/api/partners", { headers: { "X-Request-Id": ["a", "b"] } }],
  ["/api/partners", { headers: { Range: "bytes=0-3" } }],
  ["/api/partners", { headers: { Host: "other.example:3000" } }],
  ["/api/partners", { headers: { Host: "OTHER.example" } }],
  ["/api/partners", { headers: { Host: "[::1]:3000" } }],
  ["/api/partners", { headers: { Host: "a b" } }],
  ["/api/partners", { headers: { Host: "1.2:80" } }],
  ["/api/partners", { headers: { "Content-Length": "0" } }],
  ["/api/partners?x=1", {}],
  ["/api/partners#x", {}],
  ["/api/partners/", {}],
  ["/api/%70artners", {}],
  ["/api/partners/category/hosts", {}],
  ["http://named.example/api/partners", {}],
])("A-1 %s with %j is answered alike both ways, by GET and HEAD", async (path, asked) => {
  for (const method of ["GET", "HEAD"]) {
    const expected = await answerOf(whole, path, { ...asked, method });
    expect(await answerOf(quick, path, { ...asked, method }), method).toEqual(expected);
  }
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("A-2 %s is answered alike both ways", async (method) => {
  const asked = { method, headers: { Origin: origin } };
  expect(await answerOf(quick, "/api/partners", asked)).toEqual(await answerOf(whole, "/api/partners", asked));
});

test("A-1 the copy that a client got the one way is good the other way too", async () => {
  const asked = { headers: { "If-None-Match": await etag(), "Accept-Encoding": "br" } };
  const answer = await answerOf(quick, "/api/partners", asked);
  expect(answer).toEqual(await answerOf(whole, "/api/partners", asked));
  expect(answer).toMatchObject({ status: 304, text: "" });
});

test("the quick way takes the plain request, or these tests would compare the app with itself", async () => {
  await sendRequest(quick.port, "/api/partners", { headers: { Host: "named.example" } });
  expect(await quick.answerQuickly.mock.results.at(-1)?.value).toBe(true);
  await sendRequest(quick.port, "/api/partners?x=1");
  expect(await quick.answerQuickly.mock.results.at(-1)?.value).toBe(false);
});

test("a database that does not answer is 503 with a problem, and logged once, both ways", async () => {
  const own = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  await own.schema.dropTable("partners").execute();
  const { log, lines } = createRecordedLog();
  const api = createApi({ ...options, database: own, log, allowedOrigins: [] });
  const server = createServer({ api, site: (_request, response) => response.end() });
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  const answer = await sendRequest(port, "/api/partners");
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toMatchObject({ code: "database-unavailable", instance: "/api/partners" });
  expect(lines.map(({ level }) => level)).toEqual([50, 30]);
  server.close();
  await own.destroy();
});
