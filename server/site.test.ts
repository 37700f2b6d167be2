import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendRequest } from "./send-request.fixture.ts";
import { startTestServer, testRelease, testSite } from "./test-build.fixture.ts";

let served: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  served = await startTestServer();
});
afterAll(() => served.stop());

const get = (target: string, headers = {}) => sendRequest(served.port, target, { headers });

const forEver = "public, max-age=31536000, immutable";

test.each([
  ["/", "index.html", "text/html; charset=utf-8", "no-cache"],
  ["/?utm_source=x", "index.html", "text/html; charset=utf-8", "no-cache"],
  ["/events", "events.html", "text/html; charset=utf-8", "no-cache"],
  ["/%65vents", "events.html", "text/html; charset=utf-8", "no-cache"],
  ["http://other.example/events", "events.html", "text/html; charset=utf-8", "no-cache"],
  ["/events/trichy-2025", "events/trichy-2025.html", "text/html; charset=utf-8", "no-cache"],
  ["/assets/entry-4f2a.js", "assets/entry-4f2a.js", "text/javascript; charset=utf-8", forEver],
  ["/assets/large.bin", "assets/large.bin", "application/octet-stream", forEver],
  ["/images/map.svg", "images/map.svg", "image/svg+xml", "no-cache"],
  ["/images/map.avif", "images/map.avif", "image/avif", "no-cache"],
  ["/site.webmanifest", "site.webmanifest", "application/manifest+json", "no-cache"],
  ["/service-worker.js", "service-worker.js", "text/javascript; charset=utf-8", "no-cache"],
  ["/events.ics", "events.ics", "text/calendar; charset=utf-8", "no-cache"],
  ["/events.atom", "events.atom", "application/atom+xml", "no-cache"],
  ["/events.json", "events.json", "application/json", "no-cache"],
  ["/sitemap.xml", "sitemap.xml", "text/xml; charset=utf-8", "no-cache"],
  ["/robots.txt", "robots.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/captions.vtt", "captions.vtt", "text/vtt; charset=utf-8", "no-cache"],
  ["/favicon.ico", "favicon.ico", "image/x-icon", "no-cache"],
  ["/empty.txt", "empty.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
])("%s returns the file %s", async (target, file, type, cacheControl) => {
  const answer = await get(target);
  expect(answer).toMatchObject({ status: 200, text: testSite[file] });
  expect(answer.headers).toMatchObject({
    "content-type": type,
    "cache-control": cacheControl,
    "content-length": String(Buffer.byteLength(testSite[file] ?? "")),
    "x-content-type-options": "nosniff",
  });
  const head = await sendRequest(served.port, target, { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, text: "" });
  expect({ ...head.headers, date: "" }).toEqual({ ...answer.headers, date: "" });
});

test.each(["/events.html.br", "/_headers", "/_redirects", "/.hidden/secret.txt"])("%s has no URL", async (target) => {
  expect((await get(target)).status).toBe(404);
});

test("headers of several rules are sent with all their values, also for a path without a file", async () => {
  const policy = "frame-ancestors 'self'";
  const policyOf = async (target: string) => (await get(target)).headers["content-security-policy"];
  expect(await policyOf("/images/map.svg")).toBe(`${policy}, default-src 'none'`);
  for (const target of ["/", "/nope", "/events/", "/assets/film.mp4", "/api/nope"]) {
    expect(await policyOf(target), target).toBe(policy);
  }
});

describe("compression", () => {
  test.each([
    ["br", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["br;q=0.5, gzip;q=0.9", "gzip", gunzipSync],
    ["*", "br", brotliDecompressSync],
  ])("a request with Accept-Encoding %s gets the file with %s", async (accepted, encoding, decompress) => {
    const answer = await get("/events", { "Accept-Encoding": accepted });
    expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(decompress(answer.bytes).toString()).toBe(testSite["events.html"]);
  });

  test.each([undefined, "", "identity", "br;q=0, *;q=0", ";;,,=q;q=x"])(
    "a request with Accept-Encoding %j gets the uncompressed file",
    async (accepted) => {
      const answer = await get("/events", accepted === undefined ? {} : { "Accept-Encoding": accepted });
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.text).toBe(testSite["events.html"]);
    },
  );

  test("R-8 the crash screen is compressed too", async () => {
    const answer = await get("/nope", { "Accept-Encoding": "br" });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(testSite["404.html"]);
  });
});

test.each(["/events", "/api/partners"])(
  "a request for %s with its ETag gets 304 with the caching headers",
  async (target) => {
    const { headers } = await get(target);
    const { etag, "cache-control": cacheControl } = headers;
    for (const tag of [etag, etag?.replace("W/", ""), `"x", ${etag}`, "*"]) {
      const answer = await get(target, { "If-None-Match": tag, "Accept-Encoding": "br" });
      expect(answer).toMatchObject({ status: 304, text: "" });
      expect(answer.headers).toMatchObject({ etag, "cache-control": cacheControl, vary: "Accept-Encoding" });
    }
    expect((await get(target, { "If-None-Match": '"x"' })).status).toBe(200);
  },
);

test("If-Modified-Since is ignored, because after a rollback clients would keep the newer file", async () => {
  const answer = await get("/events", { "If-Modified-Since": new Date(Date.now() + 60_000).toUTCString() });
  expect(answer.status).toBe(200);
});

test("R-8 the crash screen is never sent with 304 or 206, which would replace its status", async () => {
  const answer = await get("/nope", { "If-None-Match": "*", Range: "bytes=0-1" });
  expect(answer).toMatchObject({ status: 404, text: testSite["404.html"] });
});

describe("HM-4 a range request for the film", () => {
  test.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ])("%s gets 206 with %s", async (range, part, contentRange) => {
    const answer = await get("/assets/film.mp4", { Range: range });
    expect(answer).toMatchObject({ status: 206, text: part });
    expect(answer.headers).toMatchObject({
      "content-range": contentRange,
      "content-length": String(part.length),
      "content-type": "video/mp4",
      "cache-control": forEver,
    });
  });

  test.each(["bytes=10-", "bytes=-0", "bytes=5-2"])("%s gets 416 with the size", async (range) => {
    const answer = await get("/assets/film.mp4", { Range: range });
    expect(answer).toMatchObject({ status: 416, text: "" });
    expect(answer.headers["content-range"]).toBe("bytes */10");
  });
});

describe("the partners API", () => {
  test.each([
    ["/api/partners", '{"hosts":[]}'],
    ["/api/partners?x", '{"hosts":[]}'],
    ["/api/partners/category/hosts", "[]"],
  ])("A-1 A-2 %s returns the file of the build, with CORS for every site", async (target, text) => {
    const answer = await get(target);
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "public, max-age=60",
      "access-control-allow-origin": "*",
    });
  });

  test.each(["/api", "/api/", "/api/nope", "/api/partners/", "/api/partners/category/sponsors", "/api/constructor"])(
    "A-2 %s is 404 with a problem",
    async (target) => {
      const answer = await get(target);
      expect(answer.headers).toMatchObject({ "content-type": "application/problem+json", "cache-control": "no-store" });
      expect(JSON.parse(answer.text)).toMatchObject({ title: "Not Found", status: 404, instance: target });
      expect(answer.status).toBe(404);
    },
  );

  test.each(["POST", "PUT", "DELETE", "PATCH", "TRACE"])("A-2 %s is 405 with Allow and a problem", async (method) => {
    const answer = await sendRequest(served.port, "/api/partners", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD, OPTIONS");
    expect(JSON.parse(answer.text)).toMatchObject({ type: "about:blank", status: 405 });
  });

  test("a CORS preflight request is allowed", async () => {
    const headers = { Origin: "https://other.example", "Access-Control-Request-Method": "GET" };
    const answer = await sendRequest(served.port, "/api/partners", { method: "OPTIONS", headers });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      "access-control-allow-methods": "GET,HEAD,OPTIONS",
      "access-control-allow-origin": "*",
    });
  });

  test("healthz returns the version and the build", async () => {
    const answer = await get("/api/healthz");
    expect(JSON.parse(answer.text)).toEqual({ status: "ok", ...testRelease });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s of a page is 405 with Allow", async (method) => {
  const answer = await sendRequest(served.port, "/events", { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
});
