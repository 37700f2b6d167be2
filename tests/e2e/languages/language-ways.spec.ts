import { draftEvent, foreignText, testLanguage, translatedEvents } from "../../../tools/test/test-language.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";
import { unmarkedEnglish } from "./unmarked-english.ts";

const folder = `/${testLanguage}`;
const { siteAddress } = testCatalogue.site;
const untranslated = testCatalogue.events.filter(({ _id }) => ![...translatedEvents, draftEvent].includes(_id));
const ahead = untranslated.find(({ status }) => status === "upcoming");
const over = untranslated.find(({ status }) => status === "closed");
if (!ahead || !over) throw new Error("The tests' content needs two events that are in English alone.");

test("LG-5 footer and menu have the languages by their own names, each the same page; the page's own is marked", async ({
  page,
}) => {
  for (const { path, shown } of [
    { path: "/landing", shown: "en" },
    { path: `${folder}/landing`, shown: testLanguage },
  ]) {
    await openText(page, path);
    const name = shown === "en" ? "Language" : foreignText("Language");
    for (const place of ["footer", "#menu"]) {
      const languages = page.locator(`${place} nav[aria-label="${name}"] a`);
      const links = await languages.evaluateAll((all) =>
        all.map((link) => ["href", "lang", "hreflang", "aria-current"].map((each) => link.getAttribute(each))),
      );
      expect(links, place).toEqual([
        ["/landing", "en", "en", shown === "en" ? "true" : null],
        [`${folder}/landing`, testLanguage, testLanguage, shown === "en" ? null : "true"],
      ]);
      await expect(languages).toHaveText(["English", foreignText("English")]);
    }
  }
});

test("LG-5 the menu is there before the languages' names in it, which move nothing when they come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openLive(page, "/");
  const seen = await page.evaluate(async () => {
    const links = document.querySelector(".menu-links");
    const languages = document.querySelector("#menu .footer-more a");
    document.querySelector<HTMLElement>(".menu-button")?.click();
    const look = () => ({
      place: links?.getBoundingClientRect().top,
      names: languages?.checkVisibility({ contentVisibilityAuto: true }),
    });
    const first = look();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [first, look()];
  });
  const place = seen[0]?.place;
  expect(place).toBeGreaterThan(0);
  expect(seen).toEqual([
    { place, names: false },
    { place, names: true },
  ]);
});

test("LG-5 a language is another document, with what was chosen in the list", async ({ page }) => {
  await openLive(page, "/events?phase=1");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: foreignText("English") })
    .click();
  await expect(page).toHaveURL(`${folder}/events?phase=1`);
  await expect(page.locator("html")).toHaveAttribute("lang", testLanguage);
});

test("LG-4 who closes an event that is in English alone is on the list in the language again", async ({ page }) => {
  await openLive(page, `${folder}/events`);
  // It may stand on the tab that is not shown.
  await page
    .locator(`.event-card a[href="/events/${over._id}"]`)
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL(`/events/${over._id}`);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${folder}/events`);
});

test("LG-4 an event in English alone, as long as it is ahead, has its own texts marked, says so, and is the English page to search engines", async ({
  page,
}) => {
  await openText(page, `${folder}/events/${ahead._id}`);
  const title = page.locator("#event-title");
  await expect(title).toHaveText(ahead.title);
  await expect(title).toHaveAttribute("lang", "en");
  await expect(title).toHaveAttribute("dir", "ltr");
  await expect(page.locator(".event-description")).toHaveAttribute("lang", "en");
  for (const name of [".event-stub-action", ".event-modal-bar a", ".event-modal-close"])
    await expect(page.locator(`${name} [lang=en]`)).toHaveText(ahead.title);
  await expect(page.getByText(foreignText("The text here is in English only."))).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteAddress}/events/${ahead._id}`);
});

test("LG-4 one that is over has no page there: its card and the languages lead where there is one", async ({
  page,
  siteOrigin,
}) => {
  expect((await fetch(`${siteOrigin}${folder}/events/${over._id}`)).status).toBe(404);
  await openText(page, `${folder}/events`);
  const card = page.locator(`.event-card a[href="/events/${over._id}"]`);
  await expect(card).toHaveAttribute("hreflang", "en");
  await expect(card).toHaveAttribute("lang", "en");
  const action = page.locator(`.event-card:has(a[href="/events/${over._id}"]) .event-card-action`);
  await expect(action.locator("[lang=en]")).toHaveText(over.title);
  await openText(page, `/events/${over._id}`);
  const link = page.getByRole("contentinfo").locator(`a[hreflang=${testLanguage}]`);
  await expect(link).toHaveAttribute("href", `${folder}/events`);
});

test("LG-3 what nobody has reviewed says so, leads to the English page, and is for no search engine", async ({
  page,
  siteOrigin,
}) => {
  await openText(page, `${folder}/events/${draftEvent}`);
  const notice = page.locator(".translation-notice");
  await expect(notice).toHaveText(
    foreignText("This translation is a draft that nobody has checked yet. Read it in English."),
  );
  await expect(notice.getByRole("link")).toHaveAttribute("href", `/events/${draftEvent}`);
  await expect(notice.getByRole("link")).toHaveAttribute("hreflang", "en");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(0);
  const sitemap = await (await fetch(`${siteOrigin}/sitemap.xml`)).text();
  expect(sitemap).not.toContain(`${folder}/events/${draftEvent}`);
});

test("LG-2 the sitemap's clusters are reciprocal, and each address is a page in its language that is canonical itself", async ({
  page,
  siteOrigin,
}) => {
  test.slow();
  const text = await (await fetch(`${siteOrigin}/sitemap.xml`)).text();
  const entries = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "",
    links: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = "", href = ""]) => ({
      language,
      href,
    })),
  }));
  const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
  expect(byAddress.size).toBe(entries.length);
  const foreign = entries.filter(({ loc }) => loc.startsWith(siteAddress + folder));
  expect(foreign).toHaveLength(4 + translatedEvents.length);
  for (const { loc, links } of foreign) {
    expect(links.map(({ language }) => language)).toEqual(["en", testLanguage, "x-default"]);
    expect(links.map(({ href }) => href)).toContain(loc);
    for (const { href } of links) expect(byAddress.get(href)?.links).toEqual(links);
  }
  for (const { loc } of entries) {
    expect((await openText(page, loc.slice(siteAddress.length)))?.status()).toBe(200);
    const language = loc.startsWith(siteAddress + folder) ? testLanguage : "en-IN";
    const [lang, dir] = language === testLanguage ? [language, "rtl"] : [language, null];
    const root = page.locator("html");
    expect([await root.getAttribute("lang"), await root.getAttribute("dir")], loc).toEqual([lang, dir]);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", loc);
    if (language === testLanguage) expect(await unmarkedEnglish(page), loc).toEqual([]);
  }
});

test("LG-7 calendars and feed tell the same events, in the language's words", async ({ siteOrigin }) => {
  const get = async (path: string) => (await fetch(siteOrigin + path)).text();
  const [english, foreign] = await Promise.all([get("/calendars/tour.ics"), get(`${folder}/calendars/tour.ics`)]);
  const uids = (text: string) => [...text.matchAll(/^UID:.*$/gm)].map(([line]) => line);
  expect(uids(foreign)).toEqual(uids(english));
  expect(english).not.toContain("SUMMARY;");
  expect([...foreign.matchAll(/^SUMMARY;LANGUAGE=(\w+):/gm)].map(([, language]) => language).sort()).toEqual([
    ...untranslated.map(() => "en"),
    ...[...translatedEvents, draftEvent].map(() => testLanguage),
  ]);
  expect(await get(`${folder}/events/${translatedEvents[0]}.ics`)).toContain(`URL:${siteAddress}${folder}/events/`);
  const feed = await get(`${folder}/events.atom`);
  expect(feed).toContain(`xml:lang="${testLanguage}"`);
  expect(feed).toContain(`${siteAddress}${folder}/events/${translatedEvents[0]}"`);
  expect(feed).toContain(`"${siteAddress}/events/${over._id}"`);
});
