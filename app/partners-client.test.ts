import { afterEach, expect, test, vi } from "vitest";
import { partnersClient } from "./partners-client.ts";

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
  ["a partner without a name", { ...all, hosts: [{ ...partner, name: "" }] }],
  ["a website that is a script", { ...all, hosts: [{ ...partner, website: "javascript:alert(1)" }] }],
  ["a website without http", { ...all, hosts: [{ ...partner, website: "banyan.example" }] }],
  ["a logo that is a script", { ...all, hosts: [{ ...partner, logo: "javascript:alert(1)" }] }],
  ["a list instead of an object", []],
];

for (const [what, body, init] of badAnswers) {
  test(`PA-11 ${what} is refused before it reaches a component`, async () => {
    answerWith(body, init);
    await expect(partnersClient("/api").listPartners()).rejects.toThrow();
  });
}
