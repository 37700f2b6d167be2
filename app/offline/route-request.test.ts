import { expect, test } from "vitest";
import { kindOfRequest, type RequestKind } from "./route-request.ts";

const site = { origin: "https://yatra.example", partners: "https://yatra.example/api/partners" };

type Asked = { mode?: RequestMode; destination?: RequestDestination; method?: string; range?: boolean };

function kindOf(path: string, asked: Asked = {}, partners = site.partners) {
  const { mode = "cors", destination = "", method = "GET", range = false } = asked;
  const url = new URL(path, site.origin).href;
  return kindOfRequest({ url, method, mode, destination, headers: { has: () => range } }, { ...site, partners });
}

const asDocument: Asked = { mode: "navigate", destination: "document" };

const cases: [path: string, asked: Asked, kind: RequestKind | null][] = [
  ["/", asDocument, "page"],
  ["/events/delhi-2025?from=chat", asDocument, "page"],
  ["/events/phase1", asDocument, "page"],
  ["/nowhere", asDocument, "page"],
  ["/embed/aftermovie", { mode: "navigate", destination: "iframe" }, "document"],
  ["/embed/aftermovie", asDocument, "document"],
  ["/api/partners.json", asDocument, "document"],
  ["/sitemap.xml", asDocument, "document"],
  ["/events/delhi-2025.ics", asDocument, "file"],
  ["/events/delhi-2025.ics", {}, "file"],
  ["/data/4f2a/en/site.json", {}, "file"],
  ["/assets/entry-4f2a.js", { destination: "script" }, "asset"],
  ["/assets/delhi-4f2a.avif", { destination: "image" }, "asset"],
  ["/assets/aftermovie-4f2a.mp4", { destination: "video" }, null],
  ["/assets/aftermovie-4f2a.webm", {}, null],
  ["/assets/aftermovie-4f2a.en.vtt", { destination: "track" }, null],
  ["/assets/delhi-4f2a.avif", { range: true }, null],
  ["/api/partners", {}, "partners"],
  ["/api/partners", { method: "POST" }, null],
  ["/api/partners/category/hosts", {}, null],
  ["/landing", { method: "HEAD" }, null],
  ["/site.webmanifest", {}, null],
  ["https://video.example/embed/1", { mode: "navigate", destination: "iframe" }, null],
  ["https://elsewhere.example/assets/a.js", {}, null],
];

for (const [path, asked, kind] of cases) {
  test(`O-2 ${path} (${JSON.stringify(asked)}) is handled as ${kind}`, () => {
    expect(kindOf(path, asked)).toBe(kind);
  });
}

test("O-2 a list of partners from another origin is cached too", () => {
  const partners = "https://api.yatra.example/api/partners";
  expect(kindOf(partners, {}, partners)).toBe("partners");
});
