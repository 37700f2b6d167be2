import { testCatalogue } from "../../support/test-content.ts";
import { expect, expectNewTab, expectPicture, mockOtherSites, openHydrated, test } from "../support/site-test.ts";

const { partners } = testCatalogue;

test("PA-9 in Urdu, blanks in a name in Latin letters have the width of other languages", async ({ page }) => {
  await openHydrated(page, "/ur/partners");
  const name = page.locator(".partner-name [lang=en]").filter({ hasText: "Banyan Club" });
  const blank = await name.evaluate((element) => {
    const text = element.firstChild;
    if (!text) throw new Error("the name has no text");
    const range = document.createRange();
    range.setStart(text, "Banyan".length);
    range.setEnd(text, "Banyan ".length);
    return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
  });
  // In common fonts a blank has up to 0.32 em, less a word spacing of 0.04 em. With the word spacing of Urdu it has over 0.4 em.
  expect(blank).toBeGreaterThan(0.15);
  expect(blank).toBeLessThan(0.3);
});

const categories = [
  { category: "supporters", heading: "Supporters" },
  { category: "hosts", heading: "Hosts" },
  { category: "media-partners", heading: "Media Partners" },
  { category: "community-partners", heading: "Community Partners" },
] as const;

test("PA-1 PA-2 PA-3 PA-4 PA-5 PA-6 PA-9 PA-10 N-4 three cards of 340 × 360 px log their target, and a grid for each category shows the partners of one API call per visit", {
  tag: "@engines",
}, async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api")) calls.push(`${request.method()} ${pathname}`);
  });
  const expectCalls = async (count: number) => {
    await expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible();
    expect(calls).toEqual(Array(count).fill("GET /api/partners"));
  };
  await mockOtherSites(page);
  await openHydrated(page, "/partners");
  await expectCalls(1);
  for (const { category, heading } of categories) {
    const own = partners.filter((partner) => partner.category === category);
    const items = page.getByRole("region", { name: heading, exact: true }).getByRole("listitem");
    await expect(items).toHaveText(own.map(({ name }) => new RegExp(`^${name}`)));
    await expectPicture(items.first().locator("img"));
  }
  const { name = "", website = "" } = partners.find(({ category }) => category === "hosts") ?? {};
  await expectNewTab(page.getByRole("region", { name: "Hosts" }).getByRole("link", { name }), website);

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

  const footer = page.getByRole("navigation", { name: "Footer" });
  await footer.getByRole("link", { name: "Partners" }).click();
  await expectCalls(1);
  await footer.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await footer.getByRole("link", { name: "Partners" }).click();
  await expectCalls(2);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expectCalls(3);
});
