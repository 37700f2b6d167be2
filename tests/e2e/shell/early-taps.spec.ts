import { eventCard, phaseTab } from "../support/event-elements.ts";
import { openWithLateScripts } from "../support/late-scripts.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

// If the browser translates the page before hydration, React renders it again and replaces the tapped button.
test("E-1 HM-4 H-4 L-1 a tap on a tab, the film, a question or the menu button before the scripts have loaded takes effect after hydration", {
  tag: "@translated",
}, async ({ page }) => {
  const film = page.getByRole("dialog", { name: "Aftermovie Phase 1" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const { path, tapped, effect } of [
    { path: "/events", tapped: phaseTab(page, 1), effect: eventCard(page, "Patna Edition 1.0") },
    {
      path: "/",
      tapped: page.getByRole("button", { name: "Aftermovie Phase 1" }),
      effect: film.locator("iframe"),
    },
    {
      path: "/landing",
      tapped: page.locator("summary").nth(1),
      effect: page.locator("details[open] > summary:focus"),
    },
    { path: "/landing", tapped: page.getByRole("button", { name: "Open menu" }), effect: menu },
  ]) {
    const release = await openWithLateScripts(page, path);
    await tapped.click();
    await release();
    await expect(effect).toBeVisible();
    await page.unrouteAll();
  }
  await menu.getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await expect(menu).toBeHidden();
});
