import type { Page } from "@playwright/test";
import { pageAddresses } from "../../../catalogue/pages.ts";
import { eventModal } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openText } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** The smallest side of a target in CSS pixels, by WCAG 2.2, 2.5.8. */
const smallest = 24;

/** What can be tapped and is too small; a link within a sentence may be as high as its line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.locator("a[href], button, summary, [role=tab]").evaluateAll((targets, least) => {
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === "inline" &&
      [...(target.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return (
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInSentence(target))
        // The title of an event's card is tapped anywhere on the card.
        .map((target) => ({
          target,
          box:
            (target.closest("h3 > a") ? target.closest("article") : target)?.getBoundingClientRect() ?? new DOMRect(),
        }))
        .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
        .map(({ target, box }) => `${target.textContent?.trim()}: ${box.width} × ${box.height}`)
    );
  }, smallest);
}

test("WCAG 2.2 AA 2.5.8 on a narrow phone every target of every page is large enough", async ({ page }) => {
  for (const address of pageAddresses()) {
    await openText(page, address);
    expect(await tooSmall(page), address).toEqual([]);
  }
});

test("WCAG 2.2 AA 2.5.8 so is every target of an opened event, its links to share unfolded, and of the menu", async ({
  page,
}) => {
  await openText(page, "/events/tirupati-2025");
  const modal = eventModal(page, "Bitcoin Yatra Tirupati");
  for (const panel of ["Share", "Add to calendar"]) {
    await modal.locator("summary", { hasText: panel }).click();
    expect(await tooSmall(page), panel).toEqual([]);
  }
  await openText(page, "/partners");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await tooSmall(page), "menu").toEqual([]);
});
