import { testCatalogue } from "../../support/test-content.ts";
import { holdAnswer, listAddress, partnersAnswer } from "../support/partners-answers.ts";
import { expect, letOtherSitesAnswer, openLive, test } from "../support/site-test.ts";

const { partners } = testCatalogue;

const categories = [
  { category: "supporters", heading: "Supporters" },
  { category: "hosts", heading: "Hosts" },
  { category: "media-partners", heading: "Media Partners" },
  { category: "community-partners", heading: "Community Partners" },
] as const;

test("PA-1 PA-2 PA-3 PA-4 PA-5 three action cards, 340 × 360 px, say what they are; a click only logs its target", async ({
  page,
}) => {
  await openLive(page, "/partners");
  await expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible();
  const cards = page.getByRole("main").getByRole("button");
  await expect(cards).toHaveText([
    /^Host an event\s*Organize a Bitcoin event in your city and lead the change\.$/,
    /^Support an event\s*Sponsor or contribute resources to boost local events\.$/,
    /^Media partnership\s*Join us in spreading Bitcoin awareness through your platform\.$/,
  ]);
  await expect(page.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:namaste@/);
  const content = () => page.getByRole("main").innerText();
  const [before, entries] = [await content(), await page.evaluate(() => history.length)];
  for (const [index, target] of ["/host-event", "/support-event", "/media-partnership"].entries()) {
    expect(await cards.nth(index).boundingBox()).toMatchObject({ width: 340, height: 360 });
    const logged = page.waitForEvent("console");
    await cards.nth(index).focus();
    await page.keyboard.press(index === 0 ? "Enter" : "Space");
    expect((await logged).text()).toContain(target);
    const loggedAgain = page.waitForEvent("console");
    await cards.nth(index).click();
    expect((await loggedAgain).type()).toBe("log");
  }
  await expect(page).toHaveURL("/partners");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await content()).toBe(before);
});

test("PA-6 PA-9 N-4 one grid for each category follows, with the API's partners, their logos and links", {
  tag: ["@phone", "@engines"],
}, async ({ page }) => {
  await letOtherSitesAnswer(page);
  await openLive(page, "/partners");
  for (const { category, heading } of categories) {
    const own = partners.filter((partner) => partner.category === category);
    const cards = page.getByRole("region", { name: heading, exact: true }).getByRole("listitem");
    await expect(cards).toHaveText(own.map(({ name }) => new RegExp(`^${name}`)));
    const logo = cards.first().locator("img");
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  const { name = "", website = "" } = partners.find(({ category }) => category === "hosts") ?? {};
  const opened = page.waitForEvent("popup");
  await page.getByRole("region", { name: "Hosts" }).getByRole("link", { name }).click();
  await expect(await opened).toHaveURL(website);
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
});

test("PA-7 PA-8 empty categories are hidden, and the section where all are; a grid has one column below 768 px, two below 1024, else three", async ({
  page,
}) => {
  await page.route(listAddress, (route) => route.fulfill({ json: partnersAnswer({ hosts: 4 }) }));
  await openLive(page, "/partners");
  const section = page.getByRole("region", { name: "Our Current Partners" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Hosts"]);
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const inFirstRow = await section.getByRole("list").evaluate((grid) => {
      const tops = [...grid.children].map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
    expect(inFirstRow, `at ${width} px`).toBe(columns);
  }
  // Without any partner the whole section goes.
  const release = await holdAnswer(page, partnersAnswer({}));
  await page.reload();
  await expect(section).toBeVisible();
  release();
  await expect(section).toHaveCount(0);
});
