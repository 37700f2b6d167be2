import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "./send-request.fixture.ts";
import { startTestServer, testSite } from "./test-build.fixture.ts";

let served: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  served = await startTestServer();
});
afterAll(() => served.stop());

const get = (target: string) => sendRequest(served.port, target);

test.each([
  ["/events/", 308, "/events"],
  ["/events.html", 308, "/events"],
  ["/events.html/", 308, "/events"],
  ["/events/?city=a%20b", 308, "/events?city=a%20b"],
  ["/index.html", 308, "/"],
  ["/index", 308, "/"],
  ["/events/phase1", 302, "/events"],
  ["/events/phase1/", 302, "/events"],
  ["/events/phase1?x=1", 302, "/events?x=1"],
  ["/events/city/Bombay/?x=1", 302, "/events/city/mumbai?x=1"],
  ["/events/city/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%A4", 302, "/events/city/surat"],
  ["/events/phase3", 302, "/events?phase=3"],
  ["/events/phase3?x=1&y=?", 302, "/events?phase=3&x=1&y=?"],
])("R-3 %s redirects with %i to %s", async (target, status, location) => {
  const answer = await get(target);
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
});

test.each([
  ["/Events", 308, "/events"],
  ["/EVENTS/?city=Delhi&x=%2F", 308, "/events?city=Delhi&x=%2F"],
  ["/Events.HTML", 308, "/events"],
  ["/events/Trichy-2025", 308, "/events/trichy-2025"],
  ["/INDEX", 308, "/"],
  ["/Events/Phase1?x=1", 302, "/events?x=1"],
  ["http://other.example/Events", 308, "/events"],
  ["/HI/Events?city=Agra", 308, "/hi/events?city=Agra"],
  ["/Hi", 308, "/hi"],
])("R-11 %s, with capitals, redirects with %i to %s", async (target, status, location) => {
  const answer = await get(target);
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
});

test.each([
  "/nope",
  "/nope/",
  "/nope.html",
  "/events/nope",
  "/404",
  "/404.html",
  "/assets/",
  "/folder.txt",
  "/assets",
  "/400",
  "/400.html",
  "/Nope",
  "/events/Nope",
  "/Assets/entry-4f2a.js",
  "/IMAGES/map.svg",
  "/Robots.txt",
  "//Events",
  "//EVIL.example/Events",
  "/..%2fSecret.txt",
  "/host-event",
  "/apis",
  "/constructor",
  "//evil.example/",
  "//events/",
  "/events//",
  `/${"x".repeat(5000)}`,
])("R-8 %s is 404 with the crash screen", async (target) => {
  const answer = await get(target);
  expect(answer).toMatchObject({ status: 404, text: testSite["404.html"] });
  expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
  expect(answer.headers.location).toBeUndefined();
});

test.each(["/hi/nope", "/hi/events/nope", "/HI/Nope", "/hi/404", "/hi/404.html", "/hi/..%2fsecret.txt"])(
  "R-8 %s is 404 with the crash screen of its language",
  async (target) => {
    expect(await get(target)).toMatchObject({ status: 404, text: testSite["hi/404.html"] });
  },
);

test.each(["/hi", "/hi/events"])("%s is the page in Hindi", async (target) => {
  expect(await get(target)).toMatchObject({ status: 200, text: testSite[`${target.slice(1)}.html`] });
});

test("R-12 a malformed path in a language is 400 with its crash screen", async () => {
  expect(await get("/hi/%zz")).toMatchObject({ status: 400, text: testSite["hi/400.html"] });
});

test.each(["/%", "/%zz", "/events/%E0%A4%A", "/\\EVIL.example/Events", "*"])(
  "R-12 the malformed %s is 400 with the crash screen",
  async (target) => {
    const answer = await get(target);
    expect(answer).toMatchObject({ status: 400, text: testSite["400.html"] });
    expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
  },
);
