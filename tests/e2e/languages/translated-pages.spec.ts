import type { Page } from "@playwright/test";
import { firstLanguage } from "../../../catalogue/site-languages.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { openBeforeScript } from "../support/before-script.ts";
import { openModals } from "../support/event-elements.ts";
import { holdAnswer, partnersAnswer } from "../support/partners-answers.ts";
import { expect, openLive, test } from "../support/site-test.ts";
import { translationMark as mark, translatePages } from "../support/translate-pages.ts";

// The site that visitors get has Tamil. Nothing here names an event, a city or a phase of it.
test.use({ folders: liveSite });

/** A text of the page as its translation has it, with nothing left of the text before it. */
const translationOf = (text: string) => text.replaceAll(mark, "").trim() + mark;

/** Opens the pages of cities, and the list of all again. */
async function chooseCities(page: Page) {
  const chips = page.locator(".city-chips a:visible");
  for (const place of [1, 2]) {
    const city = translationOf(await chips.nth(place).innerText()).replace(mark, "");
    await chips.nth(place).click();
    await expect(page.locator("h1")).toContainText(city);
    await expect(page.locator(".follow-tour b").nth(1)).toHaveText(translationOf(city));
  }
  await chips.first().click();
  await expect(page.getByRole("tab")).toHaveCount(2);
}

async function chooseTabs(page: Page) {
  for (const place of [1, 0]) {
    const tab = page.getByRole("tab").nth(place);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.locator(".phase-panel:visible h2").first()).toContainText(mark);
  }
}

/** Waits until no view transition runs: Chromium reports an error when one is interrupted. */
async function viewTransitionEnd(page: Page) {
  await page.waitForFunction(() => !document.activeViewTransition);
}

/** Opens the first event and leaves it, each time in another way; copies its address twice. */
async function openEvents(page: Page) {
  const waysOut = [
    () => page.locator(".event-modal-close").click(),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
  ];
  const link = page.locator(".phase-panel:visible .event-card-title a").first();
  const title = await link.innerText();
  for (const leave of waysOut) {
    await link.click();
    await viewTransitionEnd(page);
    await expect(openModals(page)).toHaveCount(1);
    await expect(page.locator("#event-title")).toHaveText(translationOf(title));
    await leave();
    await expect(openModals(page)).toHaveCount(0);
    await viewTransitionEnd(page);
  }
  await link.click();
  await page.locator(".disclosure summary").first().click();
  for (const _time of ["first", "second"]) {
    await page.locator(".copy-link button").click();
    await expect(page.locator(".copy-link [role=status]")).toContainText(mark);
  }
  await page.locator(".event-modal-close").click();
  await expect(openModals(page)).toHaveCount(0);
}

/** Goes to Partners, whose list comes while the page is shown. */
async function seePartners(page: Page) {
  const release = await holdAnswer(page, partnersAnswer({ hosts: 2 }));
  const menu = page.locator(".menu-button");
  if (await menu.isVisible()) await menu.click();
  await page.locator("a[href$='/partners']:is(.header-nav *, .menu-links *):visible").click();
  const status = page.locator(".current-partners [role=status]");
  await expect(status).toContainText(mark);
  await release();
  await expect(page.locator(".partner-grid li")).toHaveCount(2);
  await expect(status).toHaveText(new RegExp(`^[^${mark}]*2[^${mark}]*${mark}$`));
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/partners$/);
  await expect(page.locator(".navigation-announcer")).toHaveText(translationOf(await page.title()));
  await page.unrouteAll();
}

async function watchFilm(page: Page) {
  await page.locator("button.roundel").click();
  await expect(page.locator(".video-modal iframe")).toBeVisible();
  await page.locator(".video-modal-close").click();
  await expect(page.locator(".video-modal iframe")).toHaveCount(0);
}

for (const language of [firstLanguage, "ta"])
  for (const translated of ["before hydration", "when live"] as const)
    test.describe(`${language}, translated ${translated}`, () => {
      // React renders the page anew where it cannot hydrate it, and says so.
      if (translated === "before hydration") test.use({ allowedErrors: /Minified React error #418/ });

      test("a page that the browser translates works, and shows what it says now", async ({ page }) => {
        test.setTimeout(90_000);
        const home = language === firstLanguage ? "/" : `/${language}`;
        await translatePages(page.context(), translated, mark);
        await openLive(page, `${home}/events`.replace("//", "/"));
        await expect(page.locator("html")).toHaveAttribute("data-extension-installed");
        await chooseCities(page);
        await chooseTabs(page);
        await openEvents(page);
        await seePartners(page);
        await page.locator(".header-row > .brand").click();
        await expect(page.locator("#hero-title")).toContainText(mark);
        await watchFilm(page);
        await viewTransitionEnd(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await seePartners(page);
      });
    });

// React renders the page anew, so the button that was tapped is no longer in it.
for (const { name, address, button, effect } of [
  { name: "a phase's tab", address: "/events", button: "#phase-1-tab", effect: "#phase-1-tab[aria-selected=true]" },
  { name: "the film", address: "/", button: "button.roundel", effect: ".video-modal iframe" },
  { name: "the menu's button", address: "/landing", button: ".menu-button", effect: ".menu-links a" },
])
  test.describe(`on a page that is translated before its script comes, a tap on ${name}`, () => {
    test.use({ allowedErrors: /Minified React error #418/, viewport: { width: 390, height: 844 } });

    test("takes effect when the script has come", async ({ page }) => {
      await translatePages(page.context(), "before hydration", mark);
      const release = await openBeforeScript(page, address);
      await page.locator(button).click();
      await release();
      await expect(page.locator(effect).first()).toBeVisible();
    });
  });
