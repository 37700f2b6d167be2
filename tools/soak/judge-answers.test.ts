import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { samplePartner } from "../../api/partners/sample-partner.fixture.ts";
import { createTestBuild } from "../../server/test-build.fixture.ts";
import { createJudge, type JudgedSite } from "./judge-answers.ts";

let build: Awaited<ReturnType<typeof createTestBuild>>;
let site: JudgedSite;
beforeAll(async () => {
  build = await createTestBuild();
  site = await createJudge(build.folder);
});
afterAll(() => build.remove());

const judge = (body: Buffer | string, type: string, encoding?: string, status = 200) => {
  const headers = { "content-type": type, ...(encoding !== undefined && { "content-encoding": encoding }) };
  return site.judge({ status, headers, body: Buffer.from(body) }, false);
};
const fileOf = (place: string) => readFile(path.join(build.folder, place));

test.each(["secret.txt", "client/.hidden/secret.txt", "site.json", "redirects.json", "page-policies.json"])(
  "%s of the build is a leak, whatever it is called and however it comes",
  async (place) => {
    const bytes = await fileOf(place);
    const leak = "a file of the build that is nobody's";
    expect(judge(bytes, "application/json")).toBe(leak);
    expect(judge(bytes, "text/plain; charset=utf-8")).toBe(leak);
    expect(judge(gzipSync(bytes), "application/json", "gzip")).toBe(leak);
    expect(judge(bytes, "text/plain", undefined, 206)).toBe(leak);
    expect(judge(bytes.subarray(1), "text/plain", undefined, 206)).toBe("a part of no file");
  },
);

test.each(["client/index.html", "client/index.html.br", "client/.well-known/security.txt", "openapi.json"])(
  "%s is answered",
  async (place) => {
    expect(judge(await fileOf(place), "application/json")).toBeUndefined();
  },
);

const { category, ...fields } = samplePartner();
const partner = { _id: "1", ...fields };
const all = { supporters: [], hosts: [partner], "media-partners": [], "community-partners": [] };
const problem = {
  type: "about:blank",
  title: "Not Found",
  status: 404,
  instance: "/api/nope",
  code: "address-unknown",
  requestId: "a",
};

test.each<[unknown]>([
  [all],
  [[]],
  [[partner]],
  [problem],
  [{ status: "ok", version: "1.0.0", build: "0123456789ab" }],
  [{ status: "ready" }],
])("the API answers %j", (answer) => {
  expect(judge(JSON.stringify(answer), "application/json")).toBeUndefined();
});

test.each<[unknown]>([
  [{ a: 1 }],
  ["a text"],
  [{ ...all, secret: 1 }],
  [{ hosts: [] }],
  [[{ ...partner, category }]],
  [{ ...problem, stack: "Error" }],
  [{ status: "secret" }],
  [{ name: "bitcoin-tour-site", dependencies: {} }],
])("%j is no answer of the API", (answer) => {
  expect(judge(JSON.stringify(answer), "application/json")).toMatch(/^JSON that is no answer of the API: /);
});

test("what looks like JSON and is none is no answer of the API", () => {
  expect(judge("{", "application/problem+json")).toBe('JSON that is no answer of the API: "{"');
});
