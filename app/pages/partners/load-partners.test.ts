import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { loadPartners, partnersClient } from "./load-partners.ts";

const partner = { _id: "p1", name: "Banyan Club", logo: "/images/banyan.svg", website: "https://banyan.example" };
const all = { supporters: [], hosts: [partner], "media-partners": [], "community-partners": [] };

function answerWith(body: unknown, init?: ResponseInit) {
  const fetched = vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), init));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test("A-1 A-3 every category is asked for at the configured base address", async () => {
  const fetched = answerWith(all);
  await expect(partnersClient("https://api.example/v1").listPartners()).resolves.toEqual(all);
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual(["https://api.example/v1/partners"]);
});

test("A-2 a category's list is asked for by its name", async () => {
  const fetched = answerWith([partner]);
  await expect(partnersClient("/api").listPartnersOf("media-partners")).resolves.toEqual([partner]);
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual(["/api/partners/category/media-partners"]);
});

test("PA-10 no time-out is set: the call carries no signal of its own", async () => {
  const fetched = answerWith(all);
  await partnersClient("/api").listPartners();
  const [[, init] = []] = fetched.mock.calls as unknown as [string, RequestInit][];
  expect(init?.signal).toBeUndefined();
});

const badAnswers: [string, unknown, ResponseInit?][] = [
  ["a failure", all, { status: 503 }],
  ["no JSON", "<html>"],
  ["half a body", '{"supporters":['],
  ["a missing category", { supporters: [], hosts: [] }],
  ["a list instead of an object", []],
  ["nothing", ""],
  ["noise", "\u0000\ufffd\u001b[2J{]"],
  ["a text instead of a list", { ...all, hosts: "Banyan Club" }],
  ["an object instead of a list", { ...all, hosts: { 0: partner, length: 1 } }],
  ["ten megabytes of one text", `"${"x".repeat(10_000_000)}`],
  ["lists in lists without end", "[".repeat(100_000)],
];

for (const [what, body, init] of badAnswers) {
  test(`PA-11 ${what} is refused before it reaches a component`, async () => {
    answerWith(body, init);
    await expect(partnersClient("/api").listPartners()).rejects.toThrow();
  });
}

const badEntries: [string, unknown][] = [
  ["without a name", { ...partner, name: "" }],
  ["without an id", { ...partner, _id: undefined }],
  ["whose website is a script", { ...partner, website: "javascript:alert(1)" }],
  ["whose website has no http", { ...partner, website: "banyan.example" }],
  ["whose logo is a script", { ...partner, logo: "javascript:alert(1)" }],
  ["whose name is a number", { ...partner, name: 7 }],
  ["whose website is a list", { ...partner, website: [partner.website] }],
  ["whose name has 10,000 characters", { ...partner, name: "x".repeat(10_000) }],
  ["that is nobody", null],
  ["that is a text", "Banyan Club"],
];

test.each(badEntries)(
  "PA-11 a partner %s is left out and told in the console, the others are shown",
  async (_, entry) => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    answerWith({ ...all, hosts: [entry, partner] });
    await expect(partnersClient("/api").listPartners()).resolves.toEqual(all);
    expect(told.mock.calls).toEqual([[expect.stringContaining("left out"), entry]]);
    answerWith([partner, entry]);
    await expect(partnersClient("/api").listPartnersOf("hosts")).resolves.toEqual([partner]);
    told.mockRestore();
  },
);

test("PA-11 an answer that breaks off half-way is refused before it reaches a component", async () => {
  const half = new TextEncoder().encode(JSON.stringify(all).slice(0, 40));
  const chunks = [() => half, () => Promise.reject(new TypeError("network error"))];
  const body = new ReadableStream({ pull: async (controller) => controller.enqueue(await chunks.shift()?.()) });
  vi.stubGlobal("fetch", async () => new Response(body));
  await expect(partnersClient("/api").listPartners()).rejects.toThrow("network error");
});

test("PA-10 an answer whose second half comes after 30 seconds is taken like every other", async () => {
  vi.useFakeTimers();
  const text = new TextEncoder().encode(JSON.stringify(all));
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(text.subarray(0, 40));
      setTimeout(() => {
        controller.enqueue(text.subarray(40));
        controller.close();
      }, 30_000);
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body));
  const answer = partnersClient("/api").listPartners();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(answer).resolves.toEqual(all);
  vi.useRealTimers();
});

test("A-1 an answer with 20,000 partners, and with fields that nobody knows, is taken", async () => {
  const hosts = Array.from({ length: 20_000 }, (_, index) => ({ ...partner, _id: String(index), unknown: true }));
  answerWith({ ...all, hosts, "more-partners": [] });
  expect((await partnersClient("/api").listPartners()).hosts).toHaveLength(20_000);
});

test("PA-9 a logo of a website that the content does not allow is not shown", async () => {
  vi.stubEnv("SSR", false);
  answerWith({ ...all, hosts: [{ ...partner, logo: "https://elsewhere.example/logo.svg" }] });
  const request = new Request("https://site.example/partners");
  const { partners } = await loadPartners({
    request,
    url: new URL(request.url),
    params: {},
    pattern: "/partners",
    context: new RouterContextProvider(),
  });
  expect((await partners)?.hosts).toEqual([{ ...partner, logo: "" }]);
  vi.unstubAllEnvs();
});
