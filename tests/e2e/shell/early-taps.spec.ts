import { openBeforeScript } from "../support/before-script.ts";
import { eventCard, phaseTab } from "../support/event-elements.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

// Where the page is translated before the script comes, React renders it anew: the button that was tapped is gone.
test("E-1 HM-4 H-4 L-1 a tap on a phase's tab, the film, a question or the menu's button before the script has come takes effect once it has", {
  tag: "@translated",
}, async ({ page }) => {
  const film = page.getByRole("dialog", { name: "Aftermovie Phase 1" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const { address, tapped, effect } of [
    { address: "/events", tapped: phaseTab(page, 1), effect: eventCard(page, "Patna Edition 1.0") },
    {
      address: "/",
      tapped: page.getByRole("button", { name: "Aftermovie Phase 1" }),
      effect: film.locator("iframe"),
    },
    {
      address: "/landing",
      tapped: page.locator("summary").nth(1),
      effect: page.locator("details[open] > summary:focus"),
    },
    { address: "/landing", tapped: page.getByRole("button", { name: "Open menu" }), effect: menu },
  ]) {
    const release = await openBeforeScript(page, address);
    await tapped.click();
    await release();
    await expect(effect).toBeVisible();
    await page.unrouteAll();
  }
  await menu.getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await expect(menu).toBeHidden();
});
