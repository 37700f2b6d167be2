import { noticeOf } from "../support/offline-test.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";

test("L-1 View more does nothing", async ({ page }) => {
  await openLive(page, "/landing");
  // The code of offline reading has come in idle time: what is asked for from here on, the click asks for.
  await noticeOf(page).waitFor({ state: "attached" });
  const button = page.getByRole("region", { name: "Keynote speakers" }).getByRole("button", { name: "View more" });
  await button.focus();
  // The focus brings pictures into sight.
  await page.waitForLoadState("networkidle");
  const content = () => page.locator("#root").evaluate((root) => root.outerHTML);
  const before = await content();
  const happened: string[] = [];
  page.on("request", (request) => happened.push(request.url()));
  page.on("console", (message) => happened.push(message.text()));
  page.on("framenavigated", (frame) => happened.push(frame.url()));
  await button.click();
  await page.keyboard.press("Enter");
  expect(await content()).toBe(before);
  await expect(page).toHaveURL("/landing");
  expect(happened).toEqual([]);
});

test("L-1 a question unfolds its answer", async ({ page }) => {
  await openLive(page, "/landing");
  const question = page.locator("details").filter({ hasText: "What does it cost?" });
  await expect(question.getByRole("paragraph")).toBeHidden();
  await question.locator("summary").click();
  await expect(question.getByRole("paragraph")).toBeVisible();
});
