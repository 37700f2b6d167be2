import { phaseTab } from "../support/event-elements.ts";
import { expect, openLive, test } from "../support/site-test.ts";

/** Takes away what came with a later version than the oldest supported ones, or than those that still show words. */
const asInOlderBrowsers = () => {
  Reflect.deleteProperty(URLSearchParams.prototype, "size");
  Reflect.deleteProperty(Array.prototype, "findLast");
  Reflect.deleteProperty(Object, "hasOwn");
  const { querySelector } = Document.prototype;
  Document.prototype.querySelector = function (selector: string) {
    if (selector.includes(":modal")) throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
    return querySelector.call(this, selector);
  };
};

test("E-1 the phase tabs work in Chrome 108 and Safari 16.4, and an event's page keeps its words in Chrome 92", async ({
  page,
}) => {
  await page.addInitScript(asInOlderBrowsers);
  await openLive(page, "/events");
  await phaseTab(page, 1).click();
  await expect(phaseTab(page, 1)).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/\/events\?phase=1$/);
  await phaseTab(page, 2).click();
  await expect(page).toHaveURL(/\/events$/);
  await openLive(page, "/events/trichy-2025");
  await expect(page.getByRole("dialog")).toContainText("Bitcoin Yatra Trichy");
});

test.describe("without a connection", () => {
  // What the page still fetches then.
  test.use({ allowedErrors: /Failed to load resource/ });

  test("a page in Chrome 92 shows that, without the selector :modal", async ({ page, context }) => {
    await openLive(page, "/landing");
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
  });
});
