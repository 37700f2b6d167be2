import { partnerCategories } from "../../../catalogue/partner.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { testSite } from "../../../site-build/site-folders.ts";
import { testLanguage } from "../../../tools/test/test-language.ts";
import { startStaticHost } from "../../support/static-host.ts";
import { expect, test as ofSite, openLive } from "../support/site-test.ts";

/** The same build, with no server of ours: a host of static files has it alone. */
const test = ofSite.extend<object, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const { origin, stop } = await startStaticHost(`${testSite.output}/client`);
      await use(origin);
      stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ host }, use) => use(host),
});

const { partners } = await readCatalogue(testSite.content);

test("PA-6 PA-9 a host of static files alone shows the partners of the content, with their logos", async ({ page }) => {
  await openLive(page, "/partners");
  const headings = ["Supporters", "Hosts", "Media Partners", "Community Partners"];
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(headings);
  const inOrder = partnerCategories.flatMap((category) => partners.filter((partner) => partner.category === category));
  const cards = page.locator(".partner-grid li");
  await expect(cards).toHaveText(inOrder.map(({ name }) => new RegExp(`^${RegExp.escape(name)}`)));
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const isShown = () => card.locator("img").evaluate((logo: HTMLImageElement) => logo.naturalWidth > 0);
    await expect.poll(isShown).toBe(true);
  }
});

test("A-1 A-2 A-4 its files answer byte for byte as the API of our own server, and are kept as long @once", async ({
  request,
  host,
  siteServer,
}) => {
  const lists = partnerCategories.map((category) => `/api/partners/category/${category}`);
  for (const address of ["/api/partners", ...lists]) {
    const [ofHost, ofApi] = [await request.get(host + address), await request.get(siteServer + address)];
    expect(ofHost.status(), address).toBe(200);
    expect(await ofHost.text(), address).toBe(await ofApi.text());
    for (const header of ["content-type", "cache-control", "x-content-type-options", "content-security-policy"])
      expect(ofHost.headers()[header], `${header} of ${address}`).toBe(ofApi.headers()[header]);
  }
  expect((await request.get(`${host}/api/partners/category/sponsors`)).status()).toBe(404);
});

for (const address of [
  "/",
  "/events/delhi-2025",
  "/events/trichy-2025",
  `/${testLanguage}/events`,
  `/${testLanguage}/events/trichy-2025`,
])
  test(`a host that reads _headers lets ${address} come alive, and nobody else's code`, async ({ page }) => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === address);
    await openLive(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
    expect((await answer).headers()["content-security-policy"]).toBe("frame-ancestors 'self'");
    const policy = page.locator("head > meta:nth-child(2)");
    await expect(policy).toHaveAttribute("http-equiv", "Content-Security-Policy");
    await expect(policy).toHaveAttribute("content", /^default-src 'none';script-src 'self' 'sha256-(?!.*unsafe-)/);
  });

test("R-8 LG-1 an undefined address has the crash screen of its language there", async ({ request }) => {
  for (const [address, language] of [
    ["/nowhere", "en-IN"],
    [`/${testLanguage}/nowhere`, testLanguage],
    [`/${testLanguage}/events/nowhere`, testLanguage],
  ]) {
    const answer = await request.get(address ?? "");
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(new RegExp(`^<!doctype html><html lang="?${language}\\b`, "i"));
  }
});

test("R-3 R-4 its redirects lead from former addresses to the Events page @once", async ({ request }) => {
  for (const address of ["/events/phase1", "/events/phase2"]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, "/events"]);
  }
});
