import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the host answers, by the end of the URL. */
let answers: Record<string, Response>;
const asked: string[] = [];

/** The module as a document has it that has fetched nothing yet. */
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

test("a document fetches the data of a page once, from the folder of its publication and language", async () => {
  answers = { "event/delhi-2025.json": Response.json({ sharePicture: null }) };
  const { findPageData } = await inNewDocument();
  const [first, second] = await Promise.all([findPageData("event/delhi-2025"), findPageData("event/delhi-2025")]);
  expect(first).toEqual({ sharePicture: null });
  expect(second).toBe(first);
  expect(asked).toEqual(["GET /data/4f2a/hi/event/delhi-2025.json"]);
});

test("an event that nobody knows has no data, as long as the host has the document's publication", async () => {
  answers = { "site.json": new Response(null) };
  const { findPageData } = await inNewDocument();
  expect(await findPageData("event/%E0%A4%A")).toBeUndefined();
  expect(asked).toEqual(["GET /data/4f2a/hi/event/%25E0%25A4%25A.json", "HEAD /data/4f2a/hi/site.json"]);
});

test("data is lost when the host has a newer publication, and fetched again the next time", async () => {
  const { loadPageData } = await inNewDocument();
  await expect(loadPageData("home")).rejects.toMatchObject({ name: "FetchError", isReplaced: true });
  answers = { "home.json": Response.json({ mission: "A" }) };
  expect(await loadPageData("home")).toEqual({ mission: "A" });
});

test("an answer that is no JSON, as of a network that asks for a login, is lost data", async () => {
  answers = { "home.json": new Response("<!doctype html>") };
  const { loadPageData } = await inNewDocument();
  await expect(loadPageData("home")).rejects.toThrow("/data/4f2a/hi/home.json cannot be fetched");
});
