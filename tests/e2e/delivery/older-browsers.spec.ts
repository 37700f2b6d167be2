import { phaseTab } from "../support/event-elements.ts";
import { expect, openLive, test } from "../support/site-test.ts";

// What the page still fetches without a connection.
test.use({ allowedErrors: /Failed to load resource/ });

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

test("E-1 O-5 the phase tabs work in Chrome 108 and Safari 16.4; in Chrome 92 an event's page keeps its words, and a page without a connection shows that", async ({
  page,
  context,
}) => {
  await page.addInitScript(asInOlderBrowsers);
  await openLive(page, "/events");
  for (const phase of [1, 2] as const) {
    await phaseTab(page, phase).click();
    await expect(phaseTab(page, phase)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(phase === 1 ? "/events?phase=1" : "/events");
  }
  await openLive(page, "/events/trichy-2025");
  await expect(page.getByRole("dialog")).toContainText("Bitcoin Yatra Trichy");
  await openLive(page, "/landing");
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
});
