import { afterAll, beforeAll, expect, test } from "vitest";
import { createChooseHeaders } from "./choose-headers.ts";
import { sendRequest } from "./send-request.fixture.ts";
import { createTestServer } from "./test-server.fixture.ts";

let served: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  served = await createTestServer();
});
afterAll(() => served.stop());

const demand = "strict-transport-security";

test.each(["/", "/events", "/nope", "/events/", "/%", "/assets/entry-4f2a.js", "/api/partners"])(
  "%s demands https of those who ask at the site's own address, and of no others",
  async (path) => {
    const own = await sendRequest(served.port, path, { headers: { Host: "yatra.example" } });
    const other = await sendRequest(served.port, path, { headers: { Host: "192.168.1.5:3000" } });
    expect(own.headers[demand]).toBe("max-age=31536000");
    expect(other.headers[demand]).toBeUndefined();
    expect(other.headers["content-security-policy"] ?? "").not.toContain("upgrade-insecure-requests");
  },
);

test("every page and the crash screen carry the policy of the build", async () => {
  for (const path of ["/", "/events/trichy-2025", "/nope"]) {
    const { headers } = await sendRequest(served.port, path);
    expect(headers["content-security-policy"], path).toBe("default-src 'none'");
  }
});

test("a site at http never demands https", () => {
  const { always } = createChooseHeaders(undefined, "http://yatra.example")({ headers: { host: "yatra.example" } });
  expect(always).not.toContain("Strict-Transport-Security");
});
