import { pageAddresses } from "../../../catalogue/pages.ts";
import { expect, read, test } from "../support/shared-page-test.ts";
import { atEachWidth } from "../support/viewport.ts";

const everyPage = [...pageAddresses(), "/nowhere"];
const height = 800;

test.describe("on every page", () => {
  test.use({ allowedErrors: /status of 404/ });

  for (const address of everyPage) {
    test(`R-10 the header is on ${address}, first in the page, and leads home @once`, async ({ page }) => {
      await read(page, address);
      const header = page.getByRole("banner");
      await expect(header).toHaveCount(1);
      await expect(header).toBeVisible();
      expect((await header.boundingBox())?.y).toBe(0);
      await expect(header.getByRole("link", { name: "Bitcoin Yatra" })).toHaveAttribute("href", "/");
    });
  }
});

test("H-1 up to 780 px the header has a brand link and a hamburger button, and no inline nav @once", async ({
  page,
}) => {
  await read(page, "/events");
  const header = page.getByRole("banner");
  await atEachWidth(page, [320, 780], async () => {
    await expect(header.getByRole("link")).toHaveText(["Bitcoin Yatra"]);
    await expect(header.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole("navigation")).toHaveCount(0);
  });
});

test("H-2 from 781 px on the header has an inline nav and no hamburger button @once", async ({ page }) => {
  await read(page, "/events");
  const header = page.getByRole("banner");
  const links = header.getByRole("navigation", { name: "Main" }).getByRole("link");
  await atEachWidth(page, [781, 1280], async () => {
    await expect(links).toHaveText(["Home", "Events", "Partners"]);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(header.getByRole("button")).toHaveCount(0);
  });
});

test.describe("inline nav", () => {
  test.use({ viewport: { width: 1280, height } });

  for (const [address, current] of [
    ["/", ["Home"]],
    ["/events", ["Events"]],
    ["/events/delhi-2025", ["Events"]],
    ["/partners", ["Partners"]],
    ["/landing", []],
  ] as const) {
    test(`H-3 on ${address} the current route is underlined and marked: ${current[0] ?? "none"} @once`, async ({
      page,
    }) => {
      await read(page, address);
      const links = page.locator("header nav[aria-label=Main]:not(dialog *) a");
      const state = await links.evaluateAll((all) =>
        all.map((link) => ({
          name: link.textContent,
          underlined: getComputedStyle(link).textDecorationLine === "underline",
          current: link.getAttribute("aria-current"),
        })),
      );
      const isCurrent = (name: string) => (current as readonly string[]).includes(name);
      expect(state).toEqual(
        ["Home", "Events", "Partners"].map((name) => ({
          name,
          underlined: isCurrent(name),
          current: isCurrent(name) ? "page" : null,
        })),
      );
    });
  }
});

test("H-7 on Home the header takes no room and floats over the hero", async ({ page }) => {
  await read(page, "/");
  const header = await page.getByRole("banner").boundingBox();
  const hero = await page.locator("main > section").first().boundingBox();
  expect(hero?.y).toBe(0);
  expect(header).toMatchObject({ x: 0, y: 0 });
  expect(header?.height).toBeGreaterThan(40);
  expect(hero?.height).toBeGreaterThan(header?.height ?? 0);
});

test("H-7 on Home the header covers nothing of what the hero says", async ({ page }) => {
  await read(page, "/");
  const header = await page.getByRole("banner").boundingBox();
  const badge = await page.getByText("Phase 2 is live").boundingBox();
  expect(badge?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

for (const address of ["/events", "/partners", "/landing"]) {
  test(`H-7 on ${address} the header has its own room above the page`, async ({ page }) => {
    await read(page, address);
    const header = await page.getByRole("banner").boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect(header?.height).toBeGreaterThan(40);
    expect(main?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
  });
}
