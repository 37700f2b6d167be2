import { testSite } from "../../../site-build/site-folders.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { expect, openHydrated, openPrerendered, test as siteTest, untilHydrated } from "../support/site-test.ts";

/** Serves the same build from a static host, without our server. */
const test = siteTest.extend<{ host: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that this one uses
  host: async ({}, use) => {
    const { origin, stop } = await serveFolder(`${testSite.output}/client`);
    await use(origin);
    stop();
  },
  baseURL: async ({ host }, use) => use(host),
});

test.use({ allowedErrors: /status of 404/ });

test("PA-6 A-1 A-4 R-3 R-4 R-8 R-11 LG-1 a static host serves the same pages, partners API, redirects and 404 pages as our server", async ({
  page,
  request,
  host,
  siteServer,
}) => {
  await openHydrated(page, "/hi/events");
  await openHydrated(page, "/partners");
  const headings = ["Supporters", "Hosts", "Media Partners", "Community Partners"];
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(headings);
  const [ofHost, ofApi] = [await request.get(`${host}/api/partners`), await request.get(`${siteServer}/api/partners`)];
  expect(await ofHost.text()).toBe(await ofApi.text());
  expect(ofHost.headers()["content-type"]).toBe(ofApi.headers()["content-type"]);

  for (const [path, at] of [
    ["/events/phase1", "/events"],
    ["/Events/Trichy-2025", "/events/trichy-2025"],
  ] as const) {
    await openPrerendered(page, path);
    await expect(page).toHaveURL(at);
    await untilHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL("/partners");
  }
  for (const [path, language] of [
    ["/nowhere", "en-IN"],
    ["/hi/nowhere", "hi"],
    ["/ur/events/nowhere", "ur"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(new RegExp(`^<!doctype html><html lang="?${language}\\b`, "i"));
  }
});
