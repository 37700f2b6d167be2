import { expect, test } from "vitest";
import { createHeaderLookup, headerRules, headersFile } from "./header-rules.ts";

const policies = [
  { policy: "default-src 'none'", pages: ["/", "/offline"] },
  { policy: "default-src 'self'", pages: ["/events/*"] },
];

const files = [
  "/index.html",
  "/events/trichy-2025.html",
  "/events/trichy-2025.ics",
  "/calendars/tour.ics",
  "/calendars/phase-1.ics",
  "/assets/entry-4f2a.js",
  "/images/map.svg",
  "/favicon.svg",
  "/icon-192.png",
  "/service-worker.js",
  "/robots.txt",
  "/events.json",
];

const site = { policies, files, apiAddress: "/api" };

const find = createHeaderLookup(headerRules(site, true));

const nothing = "default-src 'none'; frame-ancestors 'none'";
const pictures =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const worker = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

test.each([
  ["/", "no-cache", "default-src 'none'; upgrade-insecure-requests"],
  ["/offline", "no-cache", "default-src 'none'; upgrade-insecure-requests"],
  ["/events/trichy-2025", "no-cache", "default-src 'self'; upgrade-insecure-requests"],
  ["/assets/entry-4f2a.js", "public, max-age=31536000, immutable", pictures],
  ["/images/map.svg", "public, max-age=3600, stale-while-revalidate=86400", pictures],
  ["/favicon.svg", "no-cache", pictures],
  ["/icon-192.png", "no-cache", pictures],
  ["/service-worker.js", "no-cache", worker],
  ["/robots.txt", "no-cache", nothing],
  ["/events.json", "no-cache", nothing],
  ["/calendars/tour.ics", "no-cache", nothing],
])("%s may be kept as %s says, and may do what %s says", (path, cacheControl, policy) => {
  expect(find(path)).toMatchObject({ "Cache-Control": cacheControl, "X-Content-Type-Options": "nosniff" });
  expect(find(path)["Content-Security-Policy"]).toBe(policy);
});

test("pages stand alone in their window and give no player the camera; files say nothing of it", () => {
  const isolation = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin" };
  expect(find("/")).toMatchObject({ ...isolation, "Permissions-Policy": expect.stringContaining("camera=()") });
  expect(find("/assets/photo.avif")).not.toHaveProperty("Cross-Origin-Resource-Policy");
});

test("https is demanded for a site at https alone", () => {
  const plain = createHeaderLookup(headerRules(site, false))("/");
  expect(find("/")).toHaveProperty("Strict-Transport-Security", "max-age=31536000");
  expect(plain).not.toHaveProperty("Strict-Transport-Security");
  expect(plain["Content-Security-Policy"]).toBe("default-src 'none'");
});

test("no header stands in two rules that meet one path: hosts would send both values", () => {
  const rules = headerRules(site, true);
  for (const path of ["/", "/offline", "/events/x", "/assets/x.js", "/images/x.svg", ...files]) {
    const names = rules
      .filter((rule) => new RegExp(`^${RegExp.escape(rule.path).replace(RegExp.escape("*"), ".*")}$`).test(path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names, path).toEqual([...new Set(names)]);
  }
});

test("files of one kind in one folder are one rule, since hosts take about a hundred", () => {
  const paths = headerRules(site, true).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("/calendars/"))).toEqual(["/calendars/*.ics"]);
});

test("the worker may ask an API that is elsewhere", () => {
  const elsewhere = { ...site, apiAddress: "https://api.yatra.example/api" };
  const headers = createHeaderLookup(headerRules(elsewhere, true))("/service-worker.js");
  expect(headers["Content-Security-Policy"]).toContain("; connect-src 'self' https://api.yatra.example;");
});

test("hosts of static files are told the same, in their own form", () => {
  const text = headersFile([
    { path: "/*", headers: { "X-Content-Type-Options": "nosniff" } },
    { path: "/नमस्ते", headers: { "Cache-Control": "no-cache", Vary: "Accept-Encoding" } },
  ]);
  const encoded = "/%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87";
  expect(text).toBe(
    `/*\n  X-Content-Type-Options: nosniff\n\n${encoded}\n  Cache-Control: no-cache\n  Vary: Accept-Encoding\n`,
  );
});
