import { laterSite } from "../../../site-build/site-folders.ts";
import { foreignText, missingText, testLanguage } from "../../../tools/test/test-language.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openText, test } from "../support/site-test.ts";
import { unmarkedEnglish } from "./unmarked-english.ts";

// The tests' tour two phases later, of which somebody has translated the words, the site's texts but one, and one event.
test.use({ folders: laterSite });

const folder = `/${testLanguage}`;
const { siteAddress } = testCatalogue.site;

for (const address of ["/landing", "/partners"])
  test(`LG-3 ${address} without a translation says so, marks what is in English, and is the English page to search engines`, async ({
    page,
    siteOrigin,
  }) => {
    await openText(page, folder + address);
    await expect(page.locator(".translation-notice")).toHaveText(foreignText("The text here is in English only."));
    expect(await unmarkedEnglish(page)).toEqual([]);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", siteAddress + address);
    expect(await (await fetch(`${siteOrigin}/sitemap.xml`)).text()).not.toContain(folder + address);
  });

test("LG-3 a text that is not translated yet is marked where it stands", async ({ page }) => {
  await openText(page, folder);
  const text = page.getByText(testCatalogue.site[missingText] ?? "", { exact: true });
  await expect(text).toHaveAttribute("lang", "en");
  await expect(text).toHaveAttribute("dir", "ltr");
  for (const path of ["", "/events"]) {
    await openText(page, folder + path);
    expect(await unmarkedEnglish(page), path).toEqual([]);
  }
});

test("LG-3 where the English is newer the page says so and leads there, and the way to the event is the English one", async ({
  page,
}) => {
  const event = testCatalogue.events.find(({ _id }) => _id === "trichy-2025");
  await openText(page, `${folder}/events/trichy-2025`);
  const notice = page.locator(".translation-notice");
  await expect(notice).toHaveText(foreignText("The English text is newer than this one. Read it in English."));
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/events/trichy-2025");
  await expect(page.locator("#event-title")).toHaveText(foreignText(event?.title ?? ""));
  const venue = page.locator("dialog .timetable [lang=en]").filter({ hasText: event?.venue ?? "" });
  await expect(venue).toBeVisible();
  expect(await unmarkedEnglish(page)).toEqual([]);
  await openText(page, `${folder}/events`);
  const card = page.locator(`.event-card:has(a[href="${folder}/events/trichy-2025"]) .event-card-venue`);
  await expect(card).toHaveAttribute("lang", "en");
});

test("LG-7 the feed marks what it has in English", async ({ request }) => {
  const feed = await (await request.get(`${folder}/events.atom`)).text();
  expect(feed).toContain('<title xml:lang="en-IN">Third Time in Delhi</title>');
  expect(feed).toContain('<content xml:lang="en-IN">The third time.</content>');
  expect(feed).toContain(`<title>${foreignText("Bitcoin Yatra Trichy")}</title>`);
});
