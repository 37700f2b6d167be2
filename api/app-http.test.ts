import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import { addPartner } from "./partners/change-partners.ts";
import { samplePartner } from "./partners/sample-partner.fixture.ts";
import { createTestApp } from "./test-app.fixture.ts";

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  for (let count = 0; count < 12; count++) await addPartner(database, samplePartner({ name: `Partner ${count}` }));
});
afterEach(() => database.destroy());

/** The list is answered before the framework, and a category by it: what is said of both is the same. */
const addresses = ["/partners", "/partners/category/hosts"];

describe("what the API says about its answers", () => {
  test("HEAD answers like GET, without a body", async () => {
    const { request } = createTestApp(database);
    for (const path of ["/partners", "/partners/category/hosts", "/healthz", "/readyz", "/openapi.json", "/nope"]) {
      const [get, head] = await Promise.all([request(path), request(path, { method: "HEAD" })]);
      expect(head.status, path).toBe(get.status);
      for (const name of ["Content-Type", "ETag", "Cache-Control", "Vary"]) {
        expect(head.headers.get(name), `${path} ${name}`).toBe(get.headers.get(name));
      }
      // Of what is no document Hono's adapter counts the bytes that it sends, and may leave their number out here.
      const length =
        get.headers.get("ETag") === null
          ? [null, get.headers.get("Content-Length")]
          : [get.headers.get("Content-Length")];
      expect(length, path).toContain(head.headers.get("Content-Length"));
      expect(await head.text()).toBe("");
    }
  });

  test.each(addresses)(
    "a copy of %s that is still good is 304, with the headers that keep it good and no body",
    async (path) => {
      const { request, waitForChange } = createTestApp(database);
      const etag = (await request(path)).headers.get("ETag") ?? "";
      const again = (tags: string) =>
        request(path, { headers: { "If-None-Match": tags, "Accept-Encoding": "br", Origin: "https://yatra.example" } });
      for (const tags of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
        const response = await again(tags);
        expect(response.status, tags).toBe(304);
        expect(await response.text()).toBe("");
        expect(Object.fromEntries(response.headers)).toMatchObject({
          etag,
          "cache-control": "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
          vary: "Accept-Encoding, Origin",
          "access-control-allow-origin": "https://yatra.example",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        });
      }
      expect((await again('W/"other"')).status).toBe(200);
      waitForChange();
      expect((await again(etag)).status).toBe(304);
      await addPartner(database, samplePartner());
      waitForChange();
      expect((await again(etag)).status).toBe(200);
    },
  );

  test.each([
    ["br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["br;q=0, *", "gzip", gunzipSync],
  ])("the client that takes %s gets %s", async (accepted, encoding, decompress) => {
    const { request } = createTestApp(database);
    // The second time it is ready.
    for (const path of [...addresses, ...addresses]) {
      const plain = await (await request(path)).text();
      const response = await request(path, { headers: { "Accept-Encoding": accepted } });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get("Content-Encoding")).toBe(encoding);
      expect(Number(response.headers.get("Content-Length"))).toBe(bytes.length);
      expect(bytes.length).toBeLessThan(plain.length / 2);
      expect(decompress(bytes).toString()).toBe(plain);
    }
  });

  test.each(["identity", "br;q=0", "deflate"])("the client that takes %s gets the plain bytes", async (accepted) => {
    const response = await createTestApp(database).request("/partners", { headers: { "Accept-Encoding": accepted } });
    expect(response.headers.get("Content-Encoding")).toBeNull();
    expect((await response.json()).hosts).toHaveLength(12);
  });

  test.each(addresses)("pages of the site's origin may read the answers at %s, and no others", async (path) => {
    const { request } = createTestApp(database);
    const from = (origin: string, method: string) => request(path, { method, headers: { Origin: origin } });
    const own = await from("https://yatra.example", "GET");
    expect(own.headers.get("Access-Control-Allow-Origin")).toBe("https://yatra.example");
    const foreign = await from("https://yatra.example.evil.example", "GET");
    expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(foreign.headers.get("Vary")).toBe("Accept-Encoding, Origin");
    expect((await from("null", "GET")).headers.get("Access-Control-Allow-Origin")).toBeNull();
    const preflight = await from("https://yatra.example", "OPTIONS");
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toBe("GET,HEAD,OPTIONS");
    expect(preflight.headers.get("Access-Control-Max-Age")).toBe("86400");
    expect((await from("null", "OPTIONS")).headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("OPTIONS says which methods an address takes, and is 404 where there is none", async () => {
    const { request } = createTestApp(database, { basePath: "/api" });
    for (const path of ["/api/partners", "/api/partners/category/hosts", "/api/healthz", "/api/openapi.json"]) {
      const response = await request(path, { method: "OPTIONS" });
      expect(response.status, path).toBe(204);
      expect(response.headers.get("Allow"), path).toBe("GET, HEAD, OPTIONS");
      expect(response.headers.get("Vary"), path).toBe("Origin");
    }
    for (const path of ["/api", "/api/nope", "/api/partners/category"]) {
      const response = await request(path, { method: "OPTIONS", headers: { Origin: "https://yatra.example" } });
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ code: "address-unknown", instance: path });
    }
  });

  test.each([
    ["/partners", "proxy-42", 200],
    ["/partners?x=1", "x".repeat(64), 200],
    ["/partners", "a=b_c-d", 304],
    ["/partners/category/hosts?x=1", "proxy-42", 200],
  ])(
    "a request for %s is logged once, with its id %s, and the answer carries the id",
    async (address, requestId, status) => {
      const { request, lines } = createTestApp(database);
      const headers = { "X-Request-Id": requestId, ...(status === 304 && { "If-None-Match": "*" }) };
      const answer = await request(address, { method: "HEAD", headers });
      expect(answer.headers.get("X-Request-Id")).toBe(requestId);
      const [path] = address.split("?");
      const line = { level: 30, requestId, method: "HEAD", path, status, durationMs: 0, msg: "request" };
      expect(lines).toEqual([expect.objectContaining(line)]);
    },
  );

  test("an address that its dots lead out of the API has a problem with an id too, and a line in the log", async () => {
    const { request, lines } = createTestApp(database, { basePath: "/api" });
    const answer = await request("/api/../elsewhere", { headers: { "X-Request-Id": "proxy-42" } });
    expect(await answer.json()).toMatchObject({ code: "address-unknown", requestId: "proxy-42" });
    expect(lines).toEqual([expect.objectContaining({ requestId: "proxy-42", status: 404 })]);
  });

  test.each(["", "a b", "x".repeat(65), "<script>", "a;b", "naïve"])("the request id %j is replaced", async (sent) => {
    for (const path of ["/partners", "/healthz"]) {
      const response = await createTestApp(database).request(path, { headers: { "X-Request-Id": sent } });
      expect(response.headers.get("X-Request-Id"), path).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("the OpenAPI document names every address under the base path, with the catalogue's schemas", async () => {
    const { request } = createTestApp(database, { basePath: "/api" });
    const document = await (await request("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers).toEqual([{ url: "/api" }]);
    expect(Object.keys(document.paths)).toEqual([
      "/partners",
      "/partners/category/{category}",
      "/logos/{name}",
      "/healthz",
      "/readyz",
    ]);
    for (const path of Object.keys(document.paths)) {
      const address = `/api${path.replace("{category}", "hosts").replace("{name}", "none.svg")}`;
      expect((await request(address)).status, path).toBe(path.includes("{name}") ? 404 : 200);
    }
    expect(document.components.schemas.Partner.required).toEqual(["_id", "name", "logo", "website"]);
  });

  test("A-3 mounted under a base path, addresses outside it are not the API's", async () => {
    const { request } = createTestApp(database, { basePath: "/api" });
    expect((await request("/api/partners")).status).toBe(200);
    expect((await request("/partners")).status).toBe(404);
    const response = await request("/api/partners", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ instance: "/api/partners" });
  });
});
