import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readHostRules } from "../server/host-rules.ts";
import { writeHostFiles } from "./host-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "host-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const numbers = Array.from({ length: 40 }, (_, number) => number);
const names = ["", "/events", "/partners", "/offline", "/404", ...numbers.map((number) => `/events/stop-${number}`)];

/** The pages of a site in twelve languages, with forty events. */
const pages = ["", ...numbers.slice(0, 11).map((number) => `/l${number}`)].flatMap((prefix) =>
  names.map((name) => prefix + name || "/"),
);

async function write(siteAddress = "https://yatra.example") {
  await writeHostFiles(folder, {
    pages,
    redirects: [
      { from: "/events/phase1", to: "/events" },
      { from: "/events/city/सूरत", to: "/events/city/surat" },
      { from: "/hi/events/surat-1", to: "/events/surat-1" },
      { from: "/hi/events/city/सूरत", to: "/hi/events/city/surat" },
      { from: "/ta/events/surat-1", to: "/events/surat-1" },
    ],
    rewrites: [{ from: "/api/partners", to: "/api/partners.json" }],
    siteAddress,
  });
  return readHostRules(folder);
}

test("pages have headers that isolate them from other sites and turn off the camera", async () => {
  const { headersOf } = await write();
  for (const page of pages) {
    expect(headersOf(page), page).toEqual({
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "frame-ancestors 'self'",
      "Strict-Transport-Security": "max-age=31536000",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    });
  }
});

test.each([
  ["/assets/entry-4f2a.js", { "Cache-Control": "public, max-age=31536000, immutable" }],
  ["/assets/map-4f2a.svg", { "Content-Security-Policy": expect.stringContaining("default-src 'none'") }],
  ["/calendars/tour.ics", { "Access-Control-Allow-Origin": "*" }],
  ["/l3/events.atom", { "Access-Control-Allow-Origin": "*" }],
  ["/events.json", { "Access-Control-Allow-Origin": "*" }],
  [
    "/api/partners",
    { "Access-Control-Allow-Origin": "*", "Cache-Control": expect.stringMatching(/^public, max-age=60,/) },
  ],
  ["/api/partners/category/hosts", { "Cache-Control": expect.stringMatching(/^public, max-age=60,/) }],
])("%s has %j", async (path, headers) => {
  const { headersOf } = await write();
  expect(headersOf(path)).toMatchObject(headers);
});

test("other sites may embed pictures, and the worker has no cache lifetime, so it is always revalidated", async () => {
  const { headersOf } = await write();
  expect(headersOf("/assets/photo.avif")).not.toHaveProperty("Cross-Origin-Resource-Policy");
  expect(headersOf("/service-worker.js")).not.toHaveProperty("Cache-Control");
});

test("no header but the policy is set by two rules for one path, because hosts would join the values", async () => {
  const { headersOf } = await write();
  const paragraphs = (await readFile(path.join(folder, "_headers"), "utf8")).split("\n\n");
  const values = new Set(paragraphs.flatMap((paragraph) => paragraph.match(/(?<=: ).+$/gm) ?? []));
  const files = ["/assets/a.js", "/api/partners", "/events.json", "/l1/events.atom", "/tour.ics"];
  for (const path of [...pages, ...files]) {
    const { "Content-Security-Policy": _policy, ...others } = headersOf(path);
    for (const [name, value] of Object.entries(others)) expect(values, `${name} of ${path}`).toContain(value);
  }
});

test("Strict-Transport-Security is only sent for an https site", async () => {
  const { headersOf } = await write("http://yatra.example");
  expect(headersOf("/")).not.toHaveProperty("Strict-Transport-Security");
});

test("many languages and events stay within the hundred rules that hosts allow", async () => {
  await write();
  const rules = (await readFile(path.join(folder, "_headers"), "utf8")).match(/^\/.*$/gm) ?? [];
  expect(rules.length).toBeLessThan(50);
  expect(new Set(rules).size).toBe(rules.length);
});

test("redirects have only statuses that every host supports, and those to events precede those to cities", async () => {
  await write();
  expect(await readFile(path.join(folder, "_redirects"), "utf8")).toBe(
    [
      // Cloudflare refuses the whole file for another status, and reads a limited number of lines.
      "/api/partners /api/partners.json 200",
      "/events/phase1 /events 302",
      "/hi/events/surat-1 /events/surat-1 302",
      "/ta/events/surat-1 /events/surat-1 302",
      "/events/city/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%A4 /events/city/surat 302",
      "/hi/events/city/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%A4 /hi/events/city/surat 302\n",
    ].join("\n"),
  );
});
