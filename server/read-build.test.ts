import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBuild, readSiteFacts } from "./read-build.ts";
import { createTestBuild, testFacts } from "./test-build.fixture.ts";

let build: Awaited<ReturnType<typeof createTestBuild>>;
beforeEach(async () => {
  build = await createTestBuild();
});
afterEach(() => build.remove());

test("R-3 R-4 the build's redirects are read", async () => {
  const { redirects } = await readBuild(build.folder);
  expect([...redirects]).toEqual([
    ["/events/phase1", "/events"],
    ["/events/phase3", "/events?phase=3"],
  ]);
});

test.each([
  "client/index.html",
  "client/400.html",
  "client/404.html",
  "redirects.json",
  "page-policies.json",
  "release.json",
  "openapi.json",
  "client",
])("without its %s the build is said to be missing, and how to make it", async (part) => {
  await rm(path.join(build.folder, part), { recursive: true });
  await expect(readBuild(build.folder)).rejects.toThrow(/ is missing: run "npm run build" first$/);
});

test.each(["", "{}", '[{ "from": "events", "to": "/" }]', '[{ "from": "/a" }]'])(
  "redirects that read %j are said to be broken",
  async (text) => {
    await writeFile(path.join(build.folder, "redirects.json"), text);
    await expect(readBuild(build.folder)).rejects.toThrow(/redirects\.json is broken: run "npm run build" again$/);
  },
);

test("what the server needs to know of the content is read from the build", async () => {
  expect(await readSiteFacts(build.folder)).toEqual(testFacts);
});

test.each([
  ["", /site\.json is broken: run "npm run build" again$/],
  [JSON.stringify({ ...testFacts, siteAddress: "yatra" }), /site\.json is broken/],
  [JSON.stringify({ ...testFacts, contentPartners: [{ name: "A" }] }), /site\.json is broken/],
])("a site.json that reads %j is said to be broken", async (text, message) => {
  await writeFile(path.join(build.folder, "site.json"), text);
  await expect(readSiteFacts(build.folder)).rejects.toThrow(message);
});

test("without its site.json the build is said to be missing, and how to make it", async () => {
  await rm(path.join(build.folder, "site.json"));
  await expect(readSiteFacts(build.folder)).rejects.toThrow(/site\.json is missing: run "npm run build" first$/);
});
