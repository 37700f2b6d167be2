import { inLanguage } from "../../../catalogue/site-languages.ts";
import { openModals } from "../support/event-elements.ts";
import { holdAnswer, partnersAnswer } from "../support/partners-answers.ts";
import { expect, expectTranslated, mainLink, test, translationOf } from "./translated-test.ts";

test("HM-3 HM-4 HM-8 X-7 on a translated Home the film opens and closes, and the map and the next stops lead to events", {
  tag: "@weekly",
}, async ({ page, word, open }) => {
  await open("/");
  const modal = openModals(page);
  for (const leave of [
    () => modal.getByRole("button", { name: word("closeTheVideo") }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await page.getByRole("main").locator("button[aria-haspopup=dialog]").click();
    await expect(modal.locator("iframe")).toBeVisible();
    await leave();
    await expect(page.locator("dialog iframe")).toHaveCount(0);
    await expectTranslated(page);
  }
  for (const links of [
    page.getByRole("list", { name: word("citiesOnTheRoute") }).getByRole("link"),
    page.getByRole("main").locator("section").first().locator("a[href*='/events/']"),
  ]) {
    await links.first().click();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expect(modal.getByRole("heading", { level: 2 })).toContainText(translationOf(""));
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(translationOf(""));
    await expectTranslated(page);
  }
});

test("PA-6 PA-7 a translated Partners page shows its list, and says how many there are, each time it opens", async ({
  page,
  word,
  language,
  open,
}) => {
  await open("/landing");
  const status = page.getByRole("main").getByRole("status").first();
  for (const count of [2, 3]) {
    const release = await holdAnswer(page, partnersAnswer({ hosts: count }));
    await (await mainLink(page, word, inLanguage("/partners", language))).click();
    await expect(status).toHaveText(translationOf(word("loadingPartners")));
    release();
    const section = page.getByRole("region", { name: word("hosts") });
    await expect(section.getByRole("listitem")).toHaveCount(count);
    await expect(
      page
        .getByRole("main")
        .getByRole("status")
        .filter({ hasText: String(count) }),
    ).toHaveCount(1);
    await expectTranslated(page);
    await page.unrouteAll();
    await page.goBack();
    await expect(page.locator("details")).not.toHaveCount(0);
  }
});

test("L-1 R-6 a question of a translated Landing page unfolds, also after Back from another page", {
  tag: "@weekly",
}, async ({ page, language, open }) => {
  await open("/landing");
  for (const place of [0, 1]) {
    const question = page.locator("details").nth(place);
    await question.locator("summary").click();
    await expect(question.getByRole("paragraph")).toBeVisible();
    await expectTranslated(page);
    await page
      .getByRole("main")
      .locator(`a[href="${inLanguage("/events", language)}"]`)
      .last()
      .click();
    await expect(page.getByRole("tab")).not.toHaveCount(0);
    await page.goBack();
    await expect(page.locator("details")).not.toHaveCount(0);
  }
});
