import { testSite } from "../../../site-build/site-folders.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { expect, openLive, openText, test as siteTest, untilLive } from "../support/site-test.ts";

/** The same build, with no server of ours: a host of static files has it alone. */
const test = siteTest.extend<{ host: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  host: async ({}, use) => {
    const { origin, stop } = await serveFolder(`${testSite.output}/client`);
    await use(origin);
    stop();
  },
  baseURL: async ({ host }, use) => use(host),
});

test.use({ allowedErrors: /status of 404/ });

test("PA-6 A-1 A-4 R-3 R-4 R-8 R-11 LG-1 a host of static files alone shows pages alive and the partners of the content, as our own server answers; former addresses and capitals lead on, and undefined ones have the crash screen of their language", async ({
  page,
  request,
  host,
  siteServer,
}) => {
  await openLive(page, "/hi/events");
  await openLive(page, "/partners");
  const headings = ["Supporters", "Hosts", "Media Partners", "Community Partners"];
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(headings);
  const [ofHost, ofApi] = [await request.get(`${host}/api/partners`), await request.get(`${siteServer}/api/partners`)];
  expect(await ofHost.text()).toBe(await ofApi.text());
  expect(ofHost.headers()["content-type"]).toBe(ofApi.headers()["content-type"]);

  for (const [address, at] of [
    ["/events/phase1", "/events"],
    ["/Events/Trichy-2025", "/events/trichy-2025"],
  ] as const) {
    await openText(page, address);
    await expect(page).toHaveURL(at);
    await untilLive(page);
    await page.goBack();
    await expect(page).toHaveURL("/partners");
  }
  for (const [address, language] of [
    ["/nowhere", "en-IN"],
    ["/hi/nowhere", "hi"],
    ["/ur/events/nowhere", "ur"],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(new RegExp(`^<!doctype html><html lang="?${language}\\b`, "i"));
  }
});
