import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { addressesWith } from "../../../catalogue/pages.ts";
import { readBuiltPage } from "../../../site-build/built-pages/built-pages.ts";
import { testSite } from "../../../site-build/site-folders.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, test } from "../support/shared-page-test.ts";

const { events, site } = testCatalogue;
const pages = [...addressesWith("inSitemap"), ...events.map(({ _id }) => `/events/${_id}`)];
const element = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

test("search engines are told of every page, and what they and messengers are told of is there", async ({
  request,
}) => {
  const told = new Set<string>();
  for (const page of pages) {
    const html = await (await request.get(page)).text();
    const [head = ""] = html.split("</head>");
    const scripts = [...head.matchAll(element)].map(([, json = ""]) => json);
    expect(scripts, page).toHaveLength(1);
    expect(JSON.parse(scripts[0] ?? "")["@context"], page).toBe("https://schema.org");
    for (const [, address = ""] of (scripts[0] ?? "").matchAll(/"(https?:[^"#]+)/g)) told.add(address);
    const { sharePicture = "" } = readBuiltPage(page, html);
    expect(sharePicture, page).toMatch(/^https:.*\.jpg$/);
    told.add(sharePicture);
  }
  const own = [...told].filter((address) => address.startsWith(site.siteAddress));
  expect(own.filter((address) => /-(?:16x9|4x3|1x1)-.*\.jpg$/.test(address))).toHaveLength(3 * events.length);
  for (const address of own) {
    const { pathname } = new URL(address);
    const answer = await request.head(pathname);
    expect(answer.status(), address).toBe(200);
    if (pathname.endsWith(".jpg")) expect(answer.headers()["cache-control"]).toContain("immutable");
  }
});

test("search engines are told nothing of an undefined address, and visitors' scripts nothing at all", async ({
  request,
}) => {
  expect(await (await request.get("/nowhere")).text()).not.toContain("ld+json");
  const scripts = await Array.fromAsync(glob("client/assets/*.js", { cwd: testSite.output }));
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts)
    expect(await readFile(path.join(testSite.output, script), "utf8"), script).not.toContain("schema.org");
});
