import { draftEvent, foreignText, testLanguage, translatedEvents } from "../../../tools/test/test-language.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";
import { resize } from "../support/viewport.ts";

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

test("LG-5 a language is another document", async ({ page }) => {
  await openLive(page, "/events");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: foreignText("English") })
    .click();
  await expect(page).toHaveURL(`${folder}/events`);
  await expect(page.locator("html")).toHaveAttribute("lang", testLanguage);
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
  await expect(page.getByText(foreignText("The text of this event is in English only."))).toBeVisible();
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
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", loc);
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

test.describe("to a visitor who speaks the language", () => {
  test.use({ locale: testLanguage });

  test("LG-6 the page is offered in it, once a visit, in its words, without a change of layout; it can be closed", async ({
    page,
  }) => {
    await openLive(page, "/landing");
    const offer = page.locator(".language-offer");
    await expect(offer.getByRole("link")).toHaveText(foreignText("Read this page in English"));
    await expect(offer.getByRole("link")).toHaveAttribute("href", new RegExp(`${folder}/landing$`));
    await expect(offer).toHaveAttribute("lang", testLanguage);
    await offer.getByRole("button", { name: foreignText("Not now") }).click();
    await expect(offer).toHaveCount(0);
    await openLive(page, "/partners");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(offer).toHaveCount(0);
  });

  test("LG-6 it stands in an opened event too, clear of its head and buttons, and leads to its page", async ({
    page,
  }) => {
    await openLive(page, `/events/${translatedEvents[0]}`);
    const offer = page.locator("dialog .language-offer");
    const covered = () =>
      offer.evaluate((line) => {
        const own = line.getBoundingClientRect();
        return [".event-stub", ".event-letter-heading", ".event-modal-close", ".event-modal-bar"].filter((part) => {
          const { left, right, top, bottom } = line.parentElement?.querySelector(part)?.getBoundingClientRect() ?? own;
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        });
      });
    for (const width of [320, 390, 781, 1280]) {
      await resize(page, { width, height: 568 });
      await expect(offer).toBeInViewport({ ratio: 1 });
      expect(await covered(), `at ${width} px`).toEqual([]);
    }
    await resize(page, { width: 1280, height: 540 });
    await expect(offer).toBeHidden();
    await resize(page, { width: 1280, height: 568 });
    await offer.getByRole("link").press("Enter");
    await expect(page).toHaveURL(`${folder}/events/${translatedEvents[0]}`);
    await expect(page.locator(".language-offer")).toHaveCount(0);
  });
});

test.describe("to a visitor who prefers English", () => {
  test.use({ locale: "en-IN" });

  test("LG-6 a page in another language offers it, but not one that leads there above its words", async ({ page }) => {
    const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const code = page.waitForResponse(/offer-language.*\.js/);
    await openLive(page, `${folder}/events/${draftEvent}`);
    await (await code).finished();
    await idle();
    await expect(page.locator(".language-offer")).toHaveCount(0);
    await openLive(page, `${folder}/partners`);
    await expect(page.locator(".language-offer").getByRole("link")).toHaveText("Read this page in English");
  });
});
