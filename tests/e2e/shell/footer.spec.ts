import { pageAddresses } from "../../../catalogue/pages.ts";
import { eventLink, eventModal } from "../support/event-elements.ts";
import { expect, read, test } from "../support/shared-page-test.ts";
import { openLive, test as testAlone } from "../support/site-test.ts";
import { layoutOf } from "../support/viewport.ts";

test.use({ allowedErrors: /Failed to load resource/ });

const everyPage = [...pageAddresses(), "/events/delhi-2025", "/nowhere"];

for (const address of everyPage) {
  test(`F-4 the footer is on ${address}, last in the page`, async ({ page }) => {
    await read(page, address);
    const footer = page.locator("body footer");
    await expect(footer).toHaveCount(1);
    // The offline page is drawn anew once it is live: a footer of before that is nowhere.
    const below = () =>
      footer.evaluate((element) => {
        const end = Math.max(innerHeight, document.documentElement.scrollHeight);
        return Math.abs(end - element.getBoundingClientRect().bottom - scrollY);
      });
    await expect.poll(below).toBeLessThan(1);
    await expect(footer).toContainText("© 2025");
  });
}

test("F-2 the footer says Organized by, with the organiser's logo and name", async ({ page }) => {
  await read(page, "/landing");
  const organiser = page.getByRole("contentinfo").locator("p", { hasText: "Organized by" });
  await expect(organiser).toHaveText(/^Organized by\s*Sahaj Labs$/);
  const logo = organiser.locator("img");
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await logo.getAttribute("src")).toContain("sahaj-labs");
});

testAlone(
  "LG-5 on phones two languages are laid out at once, and an event that opens leaves their line free",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, "/events");
    const languages = page.locator(".footer nav.footer-more");
    const before = await layoutOf(languages);
    await eventLink(page, "Bitcoin Yatra Trichy").click();
    await expect(eventModal(page, "Bitcoin Yatra Trichy")).toBeVisible();
    expect([before, await layoutOf(languages)]).toEqual([
      { isLaidOut: true, height: before.height },
      { isLaidOut: false, height: before.height },
    ]);
  },
);
