import { openBeforeScript } from "../support/before-script.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ translated: "before hydration" });

test("L-1 on a page that the browser has translated, an answer opened before hydration stays open and focused", async ({
  page,
}) => {
  const hydrate = await openBeforeScript(page, "/landing");
  const question = page.locator("summary").nth(1);
  await question.click();
  await hydrate();
  await expect(question).toBeFocused();
  await expect(page.locator("details[open]").locator("summary")).toHaveText([await question.innerText()]);
});
