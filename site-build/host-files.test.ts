import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseHeaders } from "../tests/support/static-host.ts";
import { testCatalogue } from "../tests/support/test-content.ts";
import { writeHostFiles } from "./host-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "host-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const scripts = "script-src 'self' 'sha256-entry='";
const policyOf = (address: string, style = address) =>
  `default-src 'none'; ${scripts}; img-src 'self'; style-src 'self' 'sha256-${style}='; frame-ancestors 'none'`;

const names = ["", "/events", "/partners", "/landing", "/offline", "/400", "/404"];
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

type Made = { languages: number; events: number; redirects?: number; styleOf?: (address: string) => string };

/** What is said to hosts of a site of so many languages and events, each page of it with a style of its own. */
async function write({ languages, events, redirects = 0, styleOf = (address) => address }: Made) {
  const prefixes = ["", ...numbers(languages - 1).map((number) => `/l${number}`)];
  const pages = prefixes.flatMap((prefix) => [
    ...names.map((name) => prefix + name || "/"),
    ...numbers(events).map((number) => `${prefix}/events/stop-${number}`),
  ]);
  for (const prefix of prefixes) {
    await mkdir(path.join(folder, prefix, "events"), { recursive: true });
    for (const file of ["404.html", "events.atom", "events/stop-1.ics"])
      await writeFile(path.join(folder, prefix, file), "");
  }
  const warnings = await writeHostFiles(folder, {
    policies: pages.map((address) => ({ policy: policyOf(styleOf(address)), pages: [address] })),
    redirects: numbers(redirects).map((number) => ({ from: `/events/phase${number}`, to: "/events" })),
    rewrites: [{ from: "/api/partners", to: "/api/partners.json" }],
    site: testCatalogue.site,
  });
  const headers = await readFile(path.join(folder, "_headers"), "utf8");
  const lines = (await readFile(path.join(folder, "_redirects"), "utf8")).trim().split("\n");
  return { pages, warnings, headers, lines, rules: headers.match(/^\/.*$/gm) ?? [] };
}

test("twelve languages and forty events take few of the hundred rules that hosts read, and each page may do what it has to", async () => {
  const { pages, rules, headers, warnings } = await write({
    languages: 12,
    events: 40,
    styleOf: (address) => String(address.length),
  });
  expect(rules.length).toBeLessThan(50);
  expect(new Set(rules).size).toBe(rules.length);
  expect(warnings).toEqual([]);
  const headersOf = parseHeaders(headers);
  for (const address of pages) {
    const sent = headersOf(address);
    const policy = sent["content-security-policy"] ?? "";
    expect(policy, address).toContain(` 'sha256-${address.length}='`);
    expect(policy.replaceAll(/ 'sha256-\d+='/g, ""), address).toBe(
      `${policyOf("").replace(/ 'sha256-='/, "")}; upgrade-insecure-requests`,
    );
    expect(sent["cache-control"], address).toBe("no-cache");
  }
  for (const address of ["/events.atom", "/l3/events.atom", "/events/stop-1.ics", "/l3/events/stop-1.ics"])
    expect(headersOf(address), address).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "no-cache",
    });
});

test("a policy never grows longer than hosts read: then the styles of the pages need no hash, their scripts still do", async () => {
  const { headers } = await write({ languages: 1, events: 60, styleOf: (address) => address.padEnd(50, "+") });
  const longest = Math.max(...headers.split("\n").map((line) => line.length));
  expect(longest).toBeLessThanOrEqual(2000);
  const policy = parseHeaders(headers)("/events/stop-7")["content-security-policy"];
  expect(policy).toContain(`${scripts};`);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(parseHeaders(headers)("/events")["content-security-policy"]).not.toContain("unsafe");
});

test("redirects have no status but those that every host takes: Cloudflare refuses the whole file for another", async () => {
  const { lines } = await write({ languages: 3, events: 1, redirects: 2 });
  expect(lines).toEqual([
    "/events/phase0 /events 302",
    "/events/phase1 /events 302",
    "/api/partners /api/partners.json 200",
  ]);
});

test("the build says where it comes to more rules than hosts read", async () => {
  const { warnings, rules } = await write({ languages: 60, events: 2, redirects: 1001 });
  expect(warnings).toEqual([
    expect.stringMatching(`^_headers has ${rules.length} rules, .* read 100 at most`),
    expect.stringMatching(/^_redirects has 1002 rules, .* read 1000 at most/),
  ]);
});
