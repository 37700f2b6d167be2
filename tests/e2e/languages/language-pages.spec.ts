import { plainWords } from "../../../content-check/words/read-words.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { isMarkedDocument, markDocument } from "../support/client-navigation.ts";
import { expect, openHydrated, openPrerendered, test } from "../support/site-test.ts";

const { siteAddress } = testCatalogue.site;

test("LG-1 LG-5 footer and menu link to the same page and phase in each language, and other links stay in the language without loading a document", async ({
  page,
}) => {
  for (const [path, shown] of [
    ["/landing", "en"],
    ["/ur/landing", "ur"],
  ] as const) {
    await openPrerendered(page, path);
    const navigations = page.locator(`nav[aria-label="${plainWords(shown).languageNavigation}"]`);
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
  await openHydrated(page, "/events?phase=1");
  await page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/events?phase=1");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await markDocument(page);
  const { pagePartners = "", becomeOurPartner = "" } = plainWords("hi");
  await page.getByRole("contentinfo").getByRole("link", { name: pagePartners, exact: true }).click();
  await expect(page).toHaveURL("/hi/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(becomeOurPartner);
  expect(await isMarkedDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/hi/events?phase=1");
});

test("LG-7 calendars and feeds of a language have the same events with translated texts, and mark the English ones", async ({
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
