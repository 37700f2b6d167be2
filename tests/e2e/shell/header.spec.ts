import { menuNames } from "../support/menu-pages.ts";
import { expect, openLive, test } from "../support/site-test.ts";

test("H-1 H-2 up to 780 px the header has a brand link and a hamburger button, from 781 on an inline nav", async ({
  page,
}) => {
  await openLive(page, "/events");
  const header = page.getByRole("banner");
  for (const width of [320, 780]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByRole("link")).toHaveText(["Bitcoin Yatra"]);
    await expect(header.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole("navigation")).toHaveCount(0);
  }
  for (const width of [781, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const links = header.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(menuNames);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(header.getByRole("button")).toHaveCount(0);
  }
});

test("H-3 the current route is underlined and marked, and the underline follows a client navigation", async ({
  page,
}) => {
  await openLive(page, "/events/delhi-2025");
  await page.keyboard.press("Escape");
  const nav = page.getByRole("navigation", { name: "Main" });
  const marked = () =>
    nav
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).textDecorationLine === "underline")
          .map((link) => `${link.textContent} ${link.getAttribute("aria-current")}`),
      );
  await expect.poll(marked).toEqual(["Events page"]);
  for (const name of ["Partners", "Home"]) {
    await nav.getByRole("link", { name }).click();
    await page.mouse.move(0, 700);
    await expect.poll(marked).toEqual([`${name} page`]);
  }
  await openLive(page, "/landing");
  expect(await marked()).toEqual([]);
});

test("H-7 on Home the header takes no room and covers nothing of what the hero says; elsewhere it has its own room", async ({
  page,
}) => {
  const box = async (of: ReturnType<typeof page.locator>) => {
    const { y, height } = (await of.boundingBox()) ?? { y: 0, height: 0 };
    return { top: y, bottom: y + height };
  };
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, "/");
    const header = await box(page.getByRole("banner"));
    expect(header.bottom).toBeGreaterThan(40);
    expect((await box(page.locator("main > section").first())).top).toBe(0);
    expect((await box(page.getByText("Phase 2 is live"))).top).toBeGreaterThanOrEqual(header.bottom);
    await openLive(page, "/partners");
    expect((await box(page.getByRole("main"))).top).toBe((await box(page.getByRole("banner"))).bottom);
  }
});
