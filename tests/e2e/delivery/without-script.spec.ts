import type { Page } from "@playwright/test";
import { addressesWith } from "../../../catalogue/pages.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, openText, test } from "../support/site-test.ts";

test.use({ javaScriptEnabled: false, allowedErrors: /status of 404/ });

const { events, site, supporters } = testCatalogue;

const pages: { address: string; texts: string[] }[] = [
  {
    address: "/",
    texts: [
      "Phase 2 is live",
      "Fueling",
      site.tagline ?? "",
      "Next stop",
      "One train of teachers",
      "Phase 1 is concluded",
      site.headline,
      "Mission 2026",
      "5000+",
      "60k+",
      "Aftermovie Phase 1",
      "Separated by names, united by Bitcoin",
      ...supporters.map(({ name }) => name),
    ],
  },
  { address: "/events", texts: ["Upcoming Events", "Concluded Events", ...events.map(({ title }) => title)] },
  {
    address: "/partners",
    texts: ["Become Our Partner", "Host an event", "Support an event", "Media partnership", site.contactAddress],
  },
  { address: "/landing", texts: ["What you will learn", "How a stop runs", "Keynote speakers", "View more"] },
  { address: "/nowhere", texts: ["Unexpected Application Error!", "404 Not Found", "Back to Home"] },
];

async function expectTexts(page: Page, texts: readonly string[]) {
  for (const text of [...texts, "Organized by", "© 2025"]) {
    await expect(page.getByText(text).locator("visible=true").first(), text).toBeVisible();
  }
}

for (const { address, texts } of pages) {
  test(`without a script ${address} reads completely`, async ({ page }) => {
    await page.goto(address);
    await expectTexts(page, texts);
  });
}

test("without a script an event's address reads completely, in either phase", async ({ page }) => {
  const ofEachPhase = [1, 2].flatMap((phase) => events.find((event) => event.phase === phase) ?? []);
  expect(ofEachPhase).toHaveLength(2);
  for (const { _id, title, venue, speakers } of ofEachPhase) {
    await openText(page, `/events/${_id}`);
    const shown = await page.locator("dialog[data-modal]").innerText();
    for (const text of [title, venue, ...speakers.map(({ name }) => name)]) expect(shown, _id).toContain(text);
  }
  await expectTexts(page, []);
});

for (const address of addressesWith("inSitemap")) {
  test(`without a script the header of ${address} leads to every page`, async ({ page }) => {
    await page.goto(address);
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Home", "Events", "Partners"]);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
    await links.filter({ hasText: "Partners" }).click();
    await expect(page).toHaveURL("/partners");
  });
}

test("without a script the aftermovie's logo leads to the film in the page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Aftermovie Phase 1" })).toHaveCount(0);
  await page.getByRole("link", { name: "Aftermovie Phase 1" }).click();
  await expect(page).toHaveURL("/#aftermovie");
  const screen = page.locator(".aftermovie-screen");
  const width = await screen.evaluate(({ clientWidth }) => clientWidth);
  expect((await screen.locator("iframe").boundingBox())?.width).toBeCloseTo(width, 0);
  await expect(screen.getByRole("link")).toBeHidden();
  await expect(page.getByTitle("Aftermovie of Phase 1")).toBeInViewport();
});

for (const size of [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`without a script an event stands clear of header and footer at ${size.width} px, and its links lead on`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openText(page, "/events/trichy-2025");
    const sheet = await page.getByRole("dialog").boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    const footer = await page.getByRole("contentinfo").boundingBox();
    const language = page.getByRole("contentinfo").locator("[hreflang]").last();
    // Laid out when one comes near; the footer is as high as it stays then.
    await language.scrollIntoViewIfNeeded();
    await expect
      .poll(() => language.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true);
    if (!sheet || !header || !footer) throw new Error("header, event and footer are not shown");
    expect(sheet.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(footer.y);
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
    await expect(page).toHaveURL("/partners");
    await page.goBack();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /^Close / })
      .click();
    await expect(page).toHaveURL("/events");
  });
}

test("without a script the questions unfold", async ({ page }) => {
  await page.goto("/landing");
  const question = page.locator("details").first();
  await question.locator("summary").click();
  await expect(question.getByRole("paragraph")).toBeVisible();
});

test("without a script Partners says what is missing, and turns no spinner for ever", async ({ page }) => {
  await page.goto("/partners");
  await expect(page.getByText("The list of our partners needs JavaScript")).toBeVisible();
  await expect(page.getByText("Loading partners")).toBeHidden();
});

test("without a script a mark on the map leads to its event", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Srinagar\b/ }).click();
  await expect(page).toHaveURL("/events/srinagar-2025");
});

test("paper has its sheet @once", async ({ page }) => {
  await openText(page, "/events");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("article img").filter({ visible: true })).toHaveCount(0);
});
