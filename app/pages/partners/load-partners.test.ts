import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { loader, partnersClient } from "./load-partners.ts";

const partner = { _id: "p1", name: "Banyan Club", logo: "/images/banyan.svg", website: "https://banyan.example" };
const all = { supporters: [], hosts: [partner], "media-partners": [], "community-partners": [] };

function answerWith(body: unknown, init?: ResponseInit) {
  const fetched = vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), init));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test("A-1 A-3 all categories are requested from the configured base URL", async () => {
  const fetched = answerWith(all);
  await expect(partnersClient("https://api.example/v1").listPartners()).resolves.toEqual(all);
  expect(fetched.mock.calls.map(([url]: unknown[]) => url)).toEqual(["https://api.example/v1/partners"]);
});

test("A-2 the list of a category is requested by its name", async () => {
  const fetched = answerWith([partner]);
  await expect(partnersClient("/api").listPartnersOf("media-partners")).resolves.toEqual([partner]);
  expect(fetched.mock.calls.map(([url]: unknown[]) => url)).toEqual(["/api/partners/category/media-partners"]);
});

const badAnswers: [string, unknown, ResponseInit?][] = [
  ["a failure", all, { status: 503 }],
  ["no JSON", "<html>"],
  ["a missing category", { supporters: [], hosts: [] }],
  ["a text instead of a list", { ...all, hosts: "Banyan Club" }],
  ["an object instead of a list", { ...all, hosts: { 0: partner, length: 1 } }],
];

for (const [what, body, init] of badAnswers) {
  test(`PA-11 ${what} is an error`, async () => {
    answerWith(body, init);
    await expect(partnersClient("/api").listPartners()).rejects.toThrow();
  });
}

const badEntries: [string, unknown][] = [
  ["without a name", { ...partner, name: "" }],
  ["whose website is a script", { ...partner, website: "javascript:alert(1)" }],
  ["that is nobody", null],
];

test.each(badEntries)(
  "PA-11 a partner %s is left out with an error in the console, and the others are shown",
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

test("PA-9 a logo from a host that the content does not list is not shown", async () => {
  vi.stubEnv("SSR", false);
  answerWith({ ...all, hosts: [{ ...partner, logo: "https://elsewhere.example/logo.svg" }] });
  const request = new Request("https://site.example/partners");
  const { partners } = await loader({
    request,
    url: new URL(request.url),
    params: {},
    pattern: "/partners",
    context: new RouterContextProvider(),
  });
  expect((await partners)?.hosts).toEqual([{ ...partner, logo: "" }]);
  vi.unstubAllEnvs();
});
