import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import { CodedError } from "./errors.ts";
import { createTestApp } from "./test-app.fixture.ts";

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
});
afterEach(() => database.destroy());

describe("a request that cannot be answered", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"])("A-2 %s is 405 with Allow and a problem", async (method) => {
    for (const path of [
      "/partners",
      "/partners/category/hosts",
      "/partners/category/nope",
      "/healthz",
      "/openapi.json",
    ]) {
      const response = await createTestApp(database).request(path, { method, body: "{}" });
      expect(response.status, path).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      const detail = `${method} is not for this address: use GET, HEAD, OPTIONS`;
      expect(await response.json()).toMatchObject({ status: 405, title: "Method Not Allowed", detail, instance: path });
    }
  });

  test.each(["/", "/partners/", "/partner", "/partners/category", "/partners/category/", "/partners/1", "/%ff"])(
    "%s is 404 with a problem",
    async (path) => {
      const response = await createTestApp(database).request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toMatchObject({ status: 404, title: "Not Found", code: "address-unknown" });
    },
  );

  test("a database that does not answer is 503 with a problem, while the process counts as up", async () => {
    const { request, lines } = createTestApp(database);
    await database.schema.dropTable("partners").execute();
    const asked = { headers: { Origin: "https://yatra.example" } };
    const partners = await request("/partners", asked);
    for (const { status, headers } of [partners, await request("/partners/category/hosts", asked)]) {
      expect(status).toBe(503);
      expect(Object.fromEntries(headers)).toMatchObject({
        "retry-after": "5",
        "cache-control": "no-store",
        "content-type": "application/problem+json",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "access-control-allow-origin": "https://yatra.example",
        vary: "Origin",
      });
    }
    const problem = await partners.json();
    expect(problem).toMatchObject({ code: "database-unavailable", title: "Service Unavailable" });
    expect(JSON.stringify(problem)).not.toContain("no such table");
    expect(lines).toContainEqual(
      expect.objectContaining({
        requestId: problem.requestId,
        msg: "The database has not the tables that it should have (no such table: partners): restore the newest backup into a new one",
        err: expect.objectContaining({ message: "no such table: partners" }),
      }),
    );
    expect((await request("/healthz")).status).toBe(200);
  });

  test("readiness is 503 when the database is gone", async () => {
    const { request } = createTestApp(database);
    await database.destroy();
    const response = await request("/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "database-unavailable" });
  });

  test.each(["/partners", "/partners/category/hosts"])(
    "an unexpected error at %s is logged under the request's id and answered with 500 and no detail",
    async (instance) => {
      const clock = () => {
        throw new Error("secret: the clock is broken");
      };
      const { request, lines } = createTestApp(database, { clock });
      const response = await request(instance, { headers: { "X-Request-Id": "try-1" } });
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        type: "about:blank",
        title: "Internal Server Error",
        status: 500,
        instance,
        code: "internal",
        requestId: "try-1",
      });
      const err = expect.objectContaining({ message: "secret: the clock is broken" });
      expect(lines).toContainEqual(expect.objectContaining({ level: 50, requestId: "try-1", err }));
    },
  );

  test("a failure that only the command line can meet is unexpected here", async () => {
    const clock = () => {
      throw new CodedError("partner-unknown", "There is no such partner");
    };
    const { request, lines } = createTestApp(database, { clock });
    const response = await request("/partners");
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: "internal" });
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: "unexpected error" }));
  });
});
