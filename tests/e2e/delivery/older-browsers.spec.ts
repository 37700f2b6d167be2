import { phaseTab } from "../support/event-elements.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

// Without a connection, requests of the page fail.
test.use({ allowedErrors: /Failed to load resource/ });

/** Removes features that the oldest supported browsers lack, and some that the browsers before them lack. */
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

test("E-1 O-5 the phase tabs work in Chrome 108 and Safari 16.4, and in Chrome 92 an event shows its text and a lost connection shows the offline notice", async ({
  page,
  context,
}) => {
  await page.addInitScript(asInOlderBrowsers);
  await openHydrated(page, "/events");
  for (const phase of [1, 2] as const) {
    await phaseTab(page, phase).click();
    await expect(phaseTab(page, phase)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(phase === 1 ? "/events?phase=1" : "/events");
  }
  await openHydrated(page, "/events/trichy-2025");
  await expect(page.getByRole("dialog")).toContainText("Bitcoin Yatra Trichy");
  await openHydrated(page, "/landing");
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
});
