import type { Locator } from "@playwright/test";
import { pages, pathsWith } from "../../../catalogue/pages.ts";
import { menuNames } from "../support/menu-pages.ts";
import { expect, openHydrated, test } from "../support/site-test.ts";

/** The distances of an element's top and bottom from the top of the viewport. */
async function edgesOf(element: Locator) {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return { top: y, bottom: y + height };
}

/** The texts of underlined links with their `aria-current`. */
function underlined(links: Locator) {
  return links.evaluateAll((all) =>
    all
      .filter((link) => getComputedStyle(link).textDecorationLine === "underline")
      .map((link) => `${link.textContent} ${link.getAttribute("aria-current")}`),
  );
}

test("H-1 H-2 H-3 H-7 the header has a hamburger button up to 780 px and from 781 px on a nav that underlines the current page, and on Home it overlays the hero", async ({
  page,
}) => {
  const header = page.getByRole("banner");
  const links = header.getByRole("navigation", { name: "Main" }).getByRole("link");
  await openHydrated(page, "/events/delhi-2025");
  await page.keyboard.press("Escape");
  await expect.poll(() => underlined(links)).toEqual(["Events page"]);
  await links.getByText("Partners").click();
  await page.mouse.move(0, 500);
  await expect.poll(() => underlined(links)).toEqual(["Partners page"]);
  for (const width of [320, 780, 781, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    if (width <= 780) {
      await expect(header.getByRole("link")).toHaveText(["Bitcoin Yatra"]);
      await expect(header.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole("navigation")).toHaveCount(0);
    } else {
      await expect(links).toHaveText(menuNames);
      const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await expect(header.getByRole("button")).toHaveCount(0);
    }
    expect((await edgesOf(page.getByRole("main"))).top).toBe((await edgesOf(header)).bottom);
  }
  await page.getByRole("contentinfo").locator("a[href='/landing']:not([hreflang])").click();
  const isListed = pathsWith("inNavigation").includes(pages.landing.path);
  await expect.poll(() => underlined(links)).toEqual(isListed ? [`${pages.landing.name()} page`] : []);
  await header.getByRole("link", { name: "Bitcoin Yatra" }).click();
  await expect(page.getByText("Phase 2 is live")).toBeInViewport();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { bottom } = await edgesOf(header);
    expect(bottom).toBeGreaterThan(40);
    expect((await edgesOf(page.locator("main > section").first())).top).toBe(0);
    expect((await edgesOf(page.getByText("Phase 2 is live"))).top).toBeGreaterThanOrEqual(bottom);
  }
});
