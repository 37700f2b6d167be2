import { testCatalogue } from "../../support/test-content.ts";
import { holdAnswer, listAddress, partnersAnswer } from "../support/partners-answers.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { letOtherSitesAnswer, openLive, test as testAlone } from "../support/site-test.ts";
import { atEachWidth } from "../support/viewport.ts";

const { partners } = testCatalogue;

const categories = [
  { category: "supporters", heading: "Supporters" },
  { category: "hosts", heading: "Hosts" },
  { category: "media-partners", heading: "Media Partners" },
  { category: "community-partners", heading: "Community Partners" },
] as const;

testAlone.describe("with motion", () => {
  testAlone.use({ contextOptions: { reducedMotion: "no-preference" } });

  testAlone("PA-6 a spinner turns while the list is on its way, and goes when it is there", async ({ page }) => {
    const release = await holdAnswer(page);
    await openLive(page, "/partners");
    const section = page.getByRole("region", { name: "Our Current Partners" });
    const loading = section.getByRole("status");
    await expect(loading).toHaveText("Loading partners");
    const spinner = loading.locator(".spinner");
    await expect(spinner).toBeVisible();
    await expect(spinner.locator("svg")).toHaveCSS("animation-iteration-count", "infinite");
    await expect(section).toHaveAttribute("aria-busy", "true");
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(0);
    release();
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(spinner).toHaveCount(0);
    await expect(section).toHaveAttribute("aria-busy", "false");
  });
});

test("PA-6 one grid for each category follows, in order, under its heading, with the API's partners @once", async ({
  page,
}) => {
  await openLive(page, "/partners");
  const section = page.getByRole("region", { name: "Our Current Partners" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(categories.map(({ heading }) => heading));
  await expect(section.getByRole("list")).toHaveCount(4);
  for (const { category, heading } of categories) {
    const names = partners.filter((partner) => partner.category === category).map(({ name }) => name);
    const cards = section.getByRole("region", { name: heading }).getByRole("listitem");
    await expect(cards).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  }
});

for (const { category, heading } of categories) {
  test(`PA-7 ${heading} is hidden when it alone has no partners @once`, async ({ page }) => {
    const counts = { supporters: 1, hosts: 1, "media-partners": 1, "community-partners": 1, [category]: 0 };
    await page.route(listAddress, (route) => route.fulfill({ json: partnersAnswer(counts) }));
    await openLive(page, "/partners");
    const section = page.getByRole("region", { name: "Our Current Partners" });
    const others = categories.map((each) => each.heading).filter((each) => each !== heading);
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(others);
  });
}

test("PA-7 with no partners at all the whole section is hidden @once", async ({ page }) => {
  const release = await holdAnswer(page, partnersAnswer({}));
  await openLive(page, "/partners");
  const heading = page.getByRole("heading", { name: "Our Current Partners" });
  await expect(heading).toBeVisible();
  release();
  await expect(heading).toHaveCount(0);
});

const columnsAt = new Map([
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
]);

test("PA-8 each grid has one column below 768 px, two below 1024, else three @once", async ({ page }) => {
  const counts = { supporters: 4, hosts: 4, "media-partners": 4, "community-partners": 4 };
  await page.route(listAddress, (route) => route.fulfill({ json: partnersAnswer(counts) }));
  await openLive(page, "/partners");
  const section = page.getByRole("region", { name: "Our Current Partners" });
  await expect(section.getByRole("listitem")).toHaveCount(16);
  await atEachWidth(page, [...columnsAt.keys()], async (width) => {
    const columns = columnsAt.get(width);
    const inFirstRow = await section.getByRole("list").evaluateAll((grids) =>
      grids.map((grid) => {
        const tops = [...grid.children].map((card) => card.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      }),
    );
    expect(inFirstRow).toEqual([columns, columns, columns, columns]);
  });
});

test("PA-9 every partner card shows its logo and its name", async ({ page }) => {
  await openLive(page, "/partners");
  const cards = page.getByRole("region", { name: "Our Current Partners" }).getByRole("listitem");
  await expect(cards).toHaveCount(partners.length);
  for (const card of await cards.all()) {
    const logo = card.locator("img");
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(card.getByRole("link")).toBeVisible();
  }
});

test("PA-9 a click on a partner card opens the website in a new tab", async ({ page }) => {
  await letOtherSitesAnswer(page);
  await openLive(page, "/partners");
  const { name = "", website = "" } = partners.find(({ category }) => category === "hosts") ?? {};
  const opened = page.waitForEvent("popup");
  await page.getByRole("region", { name: "Hosts" }).getByRole("link", { name }).click();
  await expect(await opened).toHaveURL(website);
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL("/partners");
});
