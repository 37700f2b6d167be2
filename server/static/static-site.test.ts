import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRecordedLog } from "../../api/http/recorded-log.fixture.ts";
import { listen } from "../listen.ts";
import { sendRequest } from "../send-request.fixture.ts";
import { testSite } from "../test-build.fixture.ts";
import { createTestServer } from "../test-server.fixture.ts";
import { createStaticSite } from "./static-site.ts";

let served: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  served = await createTestServer();
});
afterAll(() => served.stop());

const get = (target: string, headers = {}) => sendRequest(served.port, target, { headers });

test.each([
  ["/", "index.html", "text/html; charset=utf-8", "no-cache"],
  ["/?utm_source=x", "index.html", "text/html; charset=utf-8", "no-cache"],
  ["/events", "events.html", "text/html; charset=utf-8", "no-cache"],
  ["/%65vents", "events.html", "text/html; charset=utf-8", "no-cache"],
  ["http://other.example/events", "events.html", "text/html; charset=utf-8", "no-cache"],
  ["/events/trichy-2025", "events/trichy-2025.html", "text/html; charset=utf-8", "no-cache"],
  [
    "/assets/entry-4f2a.js",
    "assets/entry-4f2a.js",
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ],
  [
    "/images/map.svg",
    "images/map.svg",
    "image/svg+xml; charset=utf-8",
    "public, max-age=3600, stale-while-revalidate=86400",
  ],
  ["/images/map.avif", "images/map.avif", "image/avif", "public, max-age=3600, stale-while-revalidate=86400"],
  ["/site.webmanifest", "site.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"],
  ["/service-worker.js", "service-worker.js", "text/javascript; charset=utf-8", "no-cache"],
  ["/events.ics", "events.ics", "text/calendar; charset=utf-8", "no-cache"],
  ["/events.atom", "events.atom", "application/atom+xml; charset=utf-8", "no-cache"],
  ["/events.feed.json", "events.feed.json", "application/feed+json", "no-cache"],
  ["/events.json", "events.json", "application/json", "no-cache"],
  ["/sitemap.xml", "sitemap.xml", "application/xml; charset=utf-8", "no-cache"],
  ["/robots.txt", "robots.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/captions.vtt", "captions.vtt", "text/vtt; charset=utf-8", "no-cache"],
  ["/empty.txt", "empty.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
])("%s is the file %s", async (target, file, type, cacheControl) => {
  const answer = await get(target);
  expect(answer).toMatchObject({ status: 200, text: testSite[file] });
  expect(answer.headers).toMatchObject({
    "content-type": type,
    "cache-control": cacheControl,
    "content-length": String(Buffer.byteLength(testSite[file] ?? "")),
    "accept-ranges": "bytes",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  const head = await sendRequest(served.port, target, { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, text: "" });
  expect({ ...head.headers, date: "" }).toEqual({ ...answer.headers, date: "" });
});

test.each([
  ["/events.ics", "*"],
  ["/events.atom", "*"],
  ["/events.feed.json", "*"],
  ["/events.json", "*"],
  ["/site.webmanifest", undefined],
  ["/events", undefined],
])("pages of other origins may read %s: %s", async (target, origins) => {
  const answer = await get(target);
  expect(answer.status).toBe(200);
  expect(answer.headers["access-control-allow-origin"]).toBe(origins);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is 405 with Allow", async (method) => {
  const answer = await sendRequest(served.port, "/events", { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
});

test.each([["/api"], ["/api/"], ["/api/partners"], ["/api?x"], ["http://other.example/api/partners"]])(
  "A-3 %s is the API's",
  async (target) => {
    const answer = await get(target);
    expect(answer).toMatchObject({ status: 200, text: '{"api":true}' });
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  },
);

test("a file that goes away or comes while the server runs changes nothing", async () => {
  await rm(path.join(served.folder, "client/robots.txt"));
  await writeFile(path.join(served.folder, "client/new.txt"), "new");
  expect(await get("/robots.txt")).toMatchObject({ status: 200, text: testSite["robots.txt"] });
  expect((await get("/new.txt")).status).toBe(404);
});

test("a compressed copy has no address of its own", async () => {
  expect((await get("/events.html.br")).status).toBe(404);
});

test("a file that cannot be read is 500 without detail, and logged", async () => {
  const { log, lines } = createRecordedLog();
  const lend = () => ({ descriptor: 1_000_000, [Symbol.dispose]() {} });
  const gone = { plain: { size: 10, modified: new Date(), lend } };
  const site = createStaticSite({ files: new Map([["/gone.txt", gone]]), redirects: new Map(), log });
  const server = createServer(site);
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  await expect(sendRequest(port, "/gone.txt")).resolves.toMatchObject({
    status: 500,
    text: "Something went wrong on the server.\n",
  });
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 50, path: "/gone.txt", err: expect.objectContaining({ code: "EBADF" }) }),
  );
  server.close();
});

test.each(["GET /events HTTP/9.9", "GARBAGE", "GET / HTTP/1.1\r\nHost: a\r\nHost b"])(
  "%j, which is not HTTP, is 400 and the server goes on",
  async (request) => {
    const socket = connect(served.port, "127.0.0.1");
    socket.write(`${request}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect((await get("/events")).status).toBe(200);
  },
);
