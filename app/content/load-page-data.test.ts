import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The mock responses by the end of the URL. */
let answers: Record<string, Response>;
const asked: string[] = [];

/** Imports the module again, without cached data, as a new document does. */
async function inNewDocument() {
  vi.resetModules();
  return import("./load-page-data.ts");
}

beforeEach(() => {
  asked.length = 0;
  answers = {};
  vi.stubGlobal("document", { querySelector: () => ({ dataset: { content: "/data/4f2a/hi" } }) });
  vi.stubGlobal("fetch", async (url: string, { method = "GET" } = {}) => {
    asked.push(`${method} ${url}`);
    return answers[url.replace("/data/4f2a/hi/", "")] ?? new Response(null, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a document fetches the data of a page once, from the folder of its release and language", async () => {
  answers = { "event/delhi-2025.json": Response.json({ sharePicture: null }) };
  const { findPageData } = await inNewDocument();
  const [first, second] = await Promise.all([findPageData("event/delhi-2025"), findPageData("event/delhi-2025")]);
  expect(first).toEqual({ sharePicture: null });
  expect(second).toBe(first);
  expect(asked).toEqual(["GET /data/4f2a/hi/event/delhi-2025.json"]);
});

test("an unknown event has no data if the host still has the document's release", async () => {
  answers = { "site.json": new Response(null) };
  const { findPageData } = await inNewDocument();
  expect(await findPageData("event/%E0%A4%A")).toBeUndefined();
  expect(asked).toEqual(["GET /data/4f2a/hi/event/%25E0%25A4%25A.json", "HEAD /data/4f2a/hi/site.json"]);
});

test("missing data is an error if the host has a newer release, and is fetched again the next time", async () => {
  const { loadPageData } = await inNewDocument();
  await expect(loadPageData("home")).rejects.toMatchObject({ name: "FetchError", isReplaced: true });
  answers = { "home.json": Response.json({ mission: "A" }) };
  expect(await loadPageData("home")).toEqual({ mission: "A" });
});

test("a response that is not JSON, such as a network's login page, is an error", async () => {
  answers = { "home.json": new Response("<!doctype html>") };
  const { loadPageData } = await inNewDocument();
  await expect(loadPageData("home")).rejects.toThrow("/data/4f2a/hi/home.json cannot be fetched");
});
