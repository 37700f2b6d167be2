import { expect, test } from "vitest";
import { isCacheable, markSaved, pageCacheKey } from "./cache-rules.ts";

const site = { origin: "https://yatra.example", partners: "https://api.yatra.example/partners" };
const html = { type: "text/html; charset=utf-8" };
const ourPage = '<!DOCTYPE html><html><script data-entry="/assets/enter-4f2a.js"></script></html>';
const loginPage = "<!DOCTYPE html><html><title>Free Wi-Fi: please log in</title></html>";

type Answer = {
  type: string;
  body?: string;
  facts?: Partial<Pick<Response, "status" | "type" | "redirected">> | undefined;
};

function isCached(path: string, { type, body = "", facts = {} }: Answer): Promise<boolean> {
  const response = new Response(body, { headers: { "Content-Type": type } });
  const whole = { status: 200, type: "basic", redirected: false, ...facts };
  for (const [name, value] of Object.entries(whole)) Object.defineProperty(response, name, { value });
  return isCacheable(response, path, site);
}

const cacheable: [path: string, answer: Answer][] = [
  ["/", { ...html, body: ourPage }],
  ["/events/delhi-2025?from=chat", { ...html, body: ourPage }],
  ["/assets/entry-4f2a.js", { type: "text/javascript; charset=utf-8" }],
  ["/assets/entry-4f2a.js", { type: "application/javascript" }],
  ["/assets/site-4f2a.css", { type: "text/css; charset=utf-8" }],
  ["/assets/anek-4f2a.woff2", { type: "font/woff2" }],
  ["/assets/delhi-4f2a.avif", { type: "image/avif" }],
  ["/events/delhi-2025.ics", { type: "text/calendar; charset=utf-8" }],
  ["https://api.yatra.example/partners", { type: "application/json", facts: { type: "cors" } }],
];

for (const [path, answer] of cacheable) {
  test(`O-2 ${path} of type ${answer.type} is cached`, async () => {
    expect(await isCached(path, answer)).toBe(true);
  });
  test(`O-2 a network's login page in place of ${path} (${answer.type}) is not cached`, async () => {
    expect(await isCached(path, { ...answer, ...html, body: loginPage })).toBe(false);
  });
}

const refused: [what: string, facts: Answer["facts"]][] = [
  ["a page that is not there", { status: 404 }],
  ["a failure of the server", { status: 503 }],
  ["a part of a file", { status: 206 }],
  ["what a redirect led to", { redirected: true }],
  ["a redirect itself", { status: 0, type: "opaqueredirect" }],
  ["what cannot be read", { status: 0, type: "opaque" }],
  ["what another site answers", { type: "cors" }],
];

for (const [what, facts] of refused) {
  test(`O-2 ${what} is not cached`, async () => {
    expect(await isCached("/", { ...html, body: ourPage, facts })).toBe(false);
  });
}

test("O-5 a cached page has an attribute with the time of its response, and is otherwise unchanged", async () => {
  const headers = { Date: "Sat, 21 Nov 2026 19:07:14 GMT", "Content-Type": "text/html", "Content-Encoding": "br" };
  const marked = await markSaved(new Response('<!DOCTYPE html><html lang="en-IN"><p>यात्रा</p>', { headers }));
  expect(marked.headers.get("Content-Type")).toBe("text/html");
  expect(marked.headers.has("Content-Encoding")).toBe(false);
  expect(await marked.text()).toBe(
    '<!DOCTYPE html><html data-saved="Sat, 21 Nov 2026 19:07:14 GMT" lang="en-IN"><p>यात्रा</p>',
  );
});

test("O-1 the cache key of a page is its URL without trailing slash, query and fragment", () => {
  expect(pageCacheKey("https://yatra.example/events/delhi-2025/?from=chat#main")).toBe(
    "https://yatra.example/events/delhi-2025",
  );
  expect(pageCacheKey("https://yatra.example/?from=chat")).toBe("https://yatra.example/");
});
