import type { Page } from "@playwright/test";
import type { Event } from "../../../catalogue/event.ts";
import {
  eventLists,
  furtherPages,
  listPageAddress,
  onPage,
  sectionsOf,
} from "../../../catalogue/events/event-lists.ts";
import { addressesWith } from "../../../catalogue/pages.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { openModals } from "../support/event-elements.ts";
import { partnersAnswer } from "../support/partners-answers.ts";
import { expect, openLive, test } from "../support/site-test.ts";

// The site that visitors get, whatever its content says: nothing here names an event, a person or a figure.
test.use({ folders: liveSite });

const { events, phases, site } = await readCatalogue(liveSite.content);

const lists = eventLists(events, phases);

test.beforeEach(async ({ page }) => {
  // Content may name an API on another host, which no test reaches.
  if (!URL.canParse(site.apiAddress)) return;
  await page.route(`${site.apiAddress}/partners`, (route) => route.fulfill({ json: partnersAnswer({}) }));
});

for (const address of addressesWith("inSitemap")) {
  test(`the live content's ${address} opens with a heading`, async ({ page }) => {
    const response = await page.goto(address, { waitUntil: "networkidle" });
    expect(response?.status()).toBe(200);
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  });
}

/** That these events, and no others, have their cards in the visible list. */
async function expectCards(page: Page, shown: readonly Event[]) {
  await expect(page.getByRole("article")).toHaveCount(shown.length);
  for (const { _id, title } of shown) {
    const card = page.getByRole("article").filter({ has: page.locator(`a[href="/events/${_id}"]`) });
    await expect(card).toBeVisible();
    await expect(card).toContainText(title);
  }
}

for (const phase of phases) {
  const ofPhase = events.filter((event) => event.phase === phase.number);

  test(`every event of the live content's phase ${phase.number} has its card and its page, and the first opens with its modal`, async ({
    page,
    request,
  }) => {
    test.setTimeout(test.info().timeout + ofPhase.length * 1_000);
    await openLive(page, "/events");
    await page.locator(`#phase-${phase.number}-tab`).click();
    const sections = sectionsOf(phase);
    await expectCards(
      page,
      sections.flatMap((section) => onPage(lists[section] ?? [], 1)),
    );
    // what a grid has beyond its first cards stands on its further pages.
    for (const { section, page: number, events: shown } of furtherPages(lists)) {
      if (!sections.includes(section)) continue;
      await openLive(page, listPageAddress(section, number, phases));
      await expectCards(page, shown);
    }
    // An empty page has no policy that forbids to read another page's text.
    const reader = await page.context().newPage();
    for (const { _id, title } of ofPhase) {
      const response = await request.get(`/events/${_id}`);
      expect(response.status(), _id).toBe(200);
      const words = await reader.evaluate(
        (html) => {
          const document = new DOMParser().parseFromString(html, "text/html");
          return ["h1", "dialog[data-modal]"].map((part) => document.querySelector(part)?.textContent ?? "");
        },
        await response.text(),
      );
      expect(words, _id).toEqual([expect.stringMatching(/\S/), expect.stringContaining(title)]);
    }
    const [first] = ofPhase;
    if (first) {
      await openLive(page, `/events/${first._id}`);
      await expect(openModals(page)).toContainText(first.title);
    }
  });
}
