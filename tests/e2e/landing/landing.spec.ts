import { expect, expectPicture, openHydrated, test } from "../support/site-test.ts";

test("N-5 L-1 Landing has eight identical cards of keynote speakers before its last section, a View more button without effect, and questions that open", async ({
  page,
}) => {
  await openHydrated(page, "/landing");
  const names = await page.locator("main > section").getByRole("heading").and(page.locator("h1, h2")).allTextContents();
  const keynote = names.indexOf("Keynote speakers");
  expect(keynote).toBeGreaterThanOrEqual(2);
  expect(names.slice(keynote + 1)).toHaveLength(1);
  const speakers = page.getByRole("region", { name: "Keynote speakers" });
  const cards = speakers.getByRole("listitem");
  await expect(cards).toHaveText(Array.from({ length: 8 }, () => /^Speaker Name\s*Job Title$/));
  const faces = await cards.evaluateAll((all) => all.map((card) => card.innerHTML));
  expect(new Set(faces).size).toBe(1);
  await expectPicture(cards.locator("img").first());

  const button = speakers.getByRole("button", { name: "View more" });
  await button.focus();
  await page.waitForLoadState("networkidle");
  const content = () => page.getByRole("main").innerText();
  const before = await content();
  const happened: string[] = [];
  page.on("console", (message) => happened.push(message.text()));
  page.on("framenavigated", (frame) => happened.push(frame.url()));
  await button.click();
  await page.keyboard.press("Enter");
  expect(await content()).toBe(before);
  await expect(page).toHaveURL("/landing");
  expect(happened).toEqual([]);
  const question = page.locator("details").filter({ hasText: "What does it cost?" });
  await expect(question.getByRole("paragraph")).toBeHidden();
  await question.locator("summary").click();
  await expect(question.getByRole("paragraph")).toBeVisible();
});
