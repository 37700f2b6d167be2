import { plainWords } from "../../../words/read-words.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

const { site } = testCatalogue;
const { siteAddress } = site;

/** The words of a sentence of which a part is a link, without the marks of that part. */
const sentence = (language: string, key: string) => plainWords(language)[key] ?? "";

test("LG-3 what is not translated, not reviewed, or older than the English says so, and leads to the English page", async ({
  page,
}) => {
  await openText(page, "/ur/landing");
  await expect(page.getByText(sentence("ur", "textInEnglish"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteAddress}/landing`);

  for (const address of ["/partners", "/events/srinagar-2025"]) {
    await openText(page, `/ur${address}`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main").locator(`a[href="${address}"][hreflang=en]`).first()).toBeVisible();
  }

  await openText(page, "/ur/events/trichy-2025");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("a[href='/events/trichy-2025'][hreflang=en]").first()).toBeVisible();
  // People travel by it: the older venue is not shown.
  await expect(dialog.locator("[lang=en]").filter({ hasText: "Rockfort Hall" }).first()).toBeVisible();
  await expect(dialog).not.toContainText("پرانا ہال");

  await openText(page, "/ur");
  await expect(page.locator("p[lang=en]").filter({ hasText: site.tagline ?? "" })).toBeVisible();
  // What English pages say in Hindi besides is on them alone.
  const hindi = page.getByText("बिटकॉइन आसान है", { exact: true });
  await expect(hindi).toHaveCount(0);
  await openText(page, "/");
  await expect(page.locator("[lang=hi]").filter({ hasText: /^बिटकॉइन आसान है$/ })).toBeVisible();
});

test("LG-4 an event in English alone has a page in a language as long as it is ahead; else what links to it leads to the English one", async ({
  page,
  request,
}) => {
  await openText(page, "/hi/events/tirupati-2025");
  const dialog = page.getByRole("dialog");
  const title = dialog.getByRole("heading", { level: 2 });
  // The tour's name and the city's are known in Hindi.
  await expect(title).toHaveText("बिटकॉइन यात्रा तिरुपति", { useInnerText: true });
  await expect(title).not.toHaveAttribute("lang");
  await expect(dialog.locator(".event-description")).toHaveAttribute("lang", "en");
  await expect(page.getByText(sentence("hi", "textInEnglish"))).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteAddress}/events/tirupati-2025`);

  const answer = await request.get("/hi/events/jaipur-2025", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, "/events/jaipur-2025"]);
  await openLive(page, "/hi/events");
  const card = page.getByRole("article").locator("a[href='/events/jaipur-2025']").first();
  await expect(card).toHaveAttribute("hreflang", "en");
  await expect(card).toHaveText("बिटकॉइन यात्रा जयपुर");
  await card.click();
  await expect(page).toHaveURL("/events/jaipur-2025");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/hi/events");
});

test("LG-5 footer and menu have the languages by their own names, each the same page, with what was chosen in the list", async ({
  page,
}) => {
  for (const [address, shown] of [
    ["/landing", "en"],
    ["/ur/landing", "ur"],
  ] as const) {
    await openText(page, address);
    const name = sentence(shown, "languageNavigation");
    const navigations = page.locator(`nav[aria-label="${name}"]`);
    await expect(navigations).toHaveCount(2);
    for (const navigation of await navigations.all()) {
      const links = await navigation
        .locator("a")
        .evaluateAll((all) =>
          all.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
        );
      expect(links).toEqual([
        ["English", "/landing", shown === "en" ? "true" : null],
        ["हिन्दी", "/hi/landing", null],
        ["اردو", "/ur/landing", shown === "ur" ? "true" : null],
      ]);
    }
  }
  await openLive(page, "/events?phase=1");
  await page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/events?phase=1");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});

test("LG-7 calendars and feed tell the same events, in the language's words, and mark what is in English", async ({
  request,
}) => {
  // Calendars fold long lines.
  const get = async (path: string) => (await (await request.get(path)).text()).replaceAll("\r\n ", "");
  const [english, hindi] = await Promise.all([get("/calendars/tour.ics"), get("/hi/calendars/tour.ics")]);
  const uids = (text: string) => [...text.matchAll(/^UID:.*$/gm)].map(([line]) => line);
  expect(uids(hindi)).toEqual(uids(english));
  expect(hindi).toContain("SUMMARY;LANGUAGE=hi:बिटकॉइन यात्रा त्रिची");
  expect(hindi).toContain("SUMMARY;LANGUAGE=hi:बिटकॉइन यात्रा जयपुर");
  // The city has no name in Urdu.
  expect(await get("/ur/calendars/tour.ics")).toContain("SUMMARY;LANGUAGE=en:Bitcoin Yatra Jaipur");
  expect(await get("/hi/events/trichy-2025.ics")).toContain(`URL:${siteAddress}/hi/events/`);
  const feed = await get("/hi/events.atom");
  expect(feed).toContain("<title>बिटकॉइन यात्रा त्रिची</title>");
  expect(feed).toContain("<title>बिटकॉइन यात्रा जयपुर</title>");
  expect(await get("/ur/events.atom")).toContain('<title xml:lang="en-IN">Bitcoin Yatra Jaipur</title>');
  expect(feed).toContain("स्थिति: हो चुका।");
  expect(feed).not.toMatch(/स्थिति: [a-z]/);
  expect(feed).toContain(`"${siteAddress}/events/jaipur-2025"`);
});

test.describe("where a host does not redirect", () => {
  // The data of a page that is missing.
  test.use({ allowedErrors: /404/ });

  test("LG-4 the router opens the English page of an event that has no other, and Back leaves it", async ({ page }) => {
    await openLive(page, "/hi/landing");
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: "event", usr: null }, "", "/hi/events/jaipur-2025");
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    });
    await expect(page).toHaveURL("/events/jaipur-2025");
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.goBack();
    await expect(page).toHaveURL("/hi/landing");
  });
});
