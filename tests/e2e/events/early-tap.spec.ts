import type { Page } from "@playwright/test";
import { expect, test } from "../support/site-test.ts";
import { openBeforeScript } from "./open-before-script.ts";

test("HM-4 a tap on the aftermovie's logo before the script has come takes effect when it has", async ({ page }) => {
  const release = await openBeforeScript(page, "/");
  await page.getByRole("button", { name: "Aftermovie Phase 1" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await release();
  const modal = page.getByRole("dialog", { name: "Aftermovie Phase 1" });
  await expect(modal.locator("iframe")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(page.getByRole("button", { name: "Aftermovie Phase 1" })).toBeFocused();
});

test("PA-5 a tap on an action card before the script has come is logged once when it has", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const release = await openBeforeScript(page, "/partners");
  await page.getByRole("button", { name: "Host an event" }).click();
  expect(logged).toEqual([]);
  await release();
  await expect.poll(() => logged).toEqual(["Intended target: /host-event"]);
});

test("E-6 an event that is opened by its address dims the page behind it before the script comes as after it @once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const behind = () => page.screenshot({ clip: { x: 4, y: 600, width: 4, height: 4 } });
  const release = await openBeforeScript(page, "/events/trichy-2025");
  const before = await behind();
  await release();
  expect((await behind()).equals(before)).toBe(true);
});

test("R-2 a tap on a link before the script has come leads on", async ({ page }) => {
  await openBeforeScript(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
});

for (const address of ["/", "/events", "/landing"])
  test(`who has scrolled ${address} before the script came stays there`, async ({ page }) => {
    const release = await openBeforeScript(page, address);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await release();
    // The router's own places come after the page is live.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

test("HM-12 who is on the film's link when the script comes goes on from its screen @once", async ({ page }) => {
  const release = await openBeforeScript(page, "/");
  const section = page.getByRole("region", { name: "Aftermovie Phase 1" });
  await section.getByRole("link", { name: "Watch the aftermovie" }).focus();
  await release();
  await expect(section.locator(".aftermovie-screen")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(section.locator("iframe")).toBeFocused();
});

test.describe("over a connection that loses files", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  for (const file of ["enter", "events-page", "events-list"])
    test(`E-1 a page whose ${file} is lost once comes alive all the same, and takes the early tap @once`, async ({
      page,
    }) => {
      let isLost = false;
      await page.route(new RegExp(`/assets/${file}[^/]*\\.js$`), (route) => {
        if (isLost) return route.continue();
        isLost = true;
        return route.abort();
      });
      await page.goto("/events");
      await page.getByRole("tab", { name: "Phase 1" }).click();
      await expect(page.getByRole("tab", { name: "Phase 1", selected: true })).toBeVisible();
      expect(isLost).toBe(true);
    });
});

test.describe("an opened event on a phone", () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test("D-1 who has read on in it, or is on its buttons, before the script came stays there @once", async ({
    page,
  }) => {
    const release = await openBeforeScript(page, "/events/mumbai-edition-3");
    const sheet = page.locator(".event-modal-sheet");
    await sheet.evaluate((element) => element.scrollTo(0, 300));
    const link = sheet.getByRole("link", { name: /^Close/ });
    await link.focus();
    await release();
    await expect(page.locator("dialog:modal")).toBeVisible();
    await expect(link).toBeFocused();
    expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(300);
  });
});

test("E-1 of two early taps the one that was not obeyed yet takes effect @once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeScript(page, "/events");
  await page.getByRole("tab", { name: "Phase 1" }).click();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close menu" }).click();
  await release();
  await expect(page.getByRole("tab", { name: "Phase 1" })).toHaveAttribute("aria-selected", "true");
});

test.describe("menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const hamburgerOf = (page: Page) => page.getByRole("button", { name: "Open menu" });

  test("H-4 a tap on the hamburger opens the menu before the script has come, and it stays open @once", async ({
    page,
  }) => {
    const release = await openBeforeScript(page, "/landing");
    await hamburgerOf(page).click();
    await expect(menuOf(page)).toBeVisible();
    const partners = menuOf(page).getByRole("link", { name: "Partners" });
    await partners.focus();
    await release();
    await expect(menuOf(page)).toBeVisible();
    await expect(partners).toBeFocused();
    await partners.click();
    await expect(page).toHaveURL("/partners");
    await expect(menuOf(page)).toBeHidden();
  });

  test("H-6 a menu that was closed before the script came stays closed when it has @once", async ({ page }) => {
    const release = await openBeforeScript(page, "/landing");
    await hamburgerOf(page).click();
    await page.keyboard.press("Escape");
    await release();
    await expect(menuOf(page)).toBeHidden();
  });

  test("H-6 its own button closes the menu before the script has come @once", async ({ page }) => {
    await openBeforeScript(page, "/landing");
    await hamburgerOf(page).click();
    await menuOf(page).getByRole("button", { name: "Close menu" }).click();
    await expect(menuOf(page)).toBeHidden();
  });

  test("H-4 H-6 opening and closing the live menu writes nothing to the console @once", async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    const release = await openBeforeScript(page, "/landing");
    await release();
    await hamburgerOf(page).click();
    await menuOf(page).getByRole("button", { name: "Close menu" }).click();
    await expect(menuOf(page)).toBeHidden();
    expect(messages).toEqual([]);
  });

  test.describe("in a browser that knows no commands", () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, "command"));
      await page.route("/landing", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/ command="[^"]*" commandfor="[^"]*"/gi, "");
        await route.fulfill({ response, body });
      });
    });

    test("H-4 an early tap on the hamburger opens the menu once the script has come @once", async ({ page }) => {
      const release = await openBeforeScript(page, "/landing");
      await hamburgerOf(page).click();
      await expect(menuOf(page)).toBeHidden();
      await release();
      await expect(menuOf(page)).toBeVisible();
    });

    test("H-4 H-6 hamburger and close button work @once", async ({ page }) => {
      const release = await openBeforeScript(page, "/landing");
      await release();
      await hamburgerOf(page).click();
      await expect(menuOf(page)).toBeVisible();
      await menuOf(page).getByRole("button", { name: "Close menu" }).click();
      await expect(menuOf(page)).toBeHidden();
    });
  });
});
