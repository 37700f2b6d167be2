import { expect, test } from "vitest";
import { isCacheable, markSaved, pageCacheKey } from "./cache-rules.ts";

const whole = { status: 200, type: "basic", redirected: false } as const;

test("O-2 a whole answer of the address itself may be kept", () => {
  expect(isCacheable(whole)).toBe(true);
  expect(isCacheable({ ...whole, type: "cors" })).toBe(true);
});

const refused: [what: string, response: Parameters<typeof isCacheable>[0]][] = [
  ["a page that is not there", { ...whole, status: 404 }],
  ["a failure of the server", { ...whole, status: 503 }],
  ["a part of a file", { ...whole, status: 206 }],
  ["what a redirect led to", { ...whole, redirected: true }],
  ["a redirect itself", { ...whole, status: 0, type: "opaqueredirect" }],
  ["what cannot be read", { ...whole, status: 0, type: "opaque" }],
];

for (const [what, response] of refused) {
  test(`O-2 ${what} is not kept`, () => {
    expect(isCacheable(response)).toBe(false);
  });
}

test("O-5 a kept page tells when the network answered it, and is else as it was", async () => {
  const headers = { Date: "Sat, 21 Nov 2026 19:07:14 GMT", "Content-Type": "text/html", "Content-Encoding": "br" };
  const marked = await markSaved(new Response('<!DOCTYPE html><html lang="en-IN"><p>यात्रा</p>', { headers }));
  expect(marked.headers.get("Content-Type")).toBe("text/html");
  expect(marked.headers.has("Content-Encoding")).toBe(false);
  expect(await marked.text()).toBe(
    '<!DOCTYPE html><html data-saved="Sat, 21 Nov 2026 19:07:14 GMT" lang="en-IN"><p>यात्रा</p>',
  );
});

test("O-1 a page is one and the same, whatever stands behind its path", () => {
  expect(pageCacheKey("https://yatra.example/events/delhi-2025/?from=chat#main")).toBe(
    "https://yatra.example/events/delhi-2025",
  );
  expect(pageCacheKey("https://yatra.example/?from=chat")).toBe("https://yatra.example/");
});
