import { atEachWidth } from "./at-each-width.ts";
import { expect, openLive, openText, test } from "./site-test.ts";

const actions = [
  {
    clause: "PA-2",
    title: "Host an event",
    text: "Organize a Bitcoin event in your city and lead the change.",
    target: "/host-event",
  },
  {
    clause: "PA-3",
    title: "Support an event",
    text: "Sponsor or contribute resources to boost local events.",
    target: "/support-event",
  },
  {
    clause: "PA-4",
    title: "Media partnership",
    text: "Join us in spreading Bitcoin awareness through your platform.",
    target: "/media-partnership",
  },
];

test("PA-1 the page has its heading and three action cards", async ({ page }) => {
  await openText(page, "/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  const cards = page.getByRole("main").getByRole("button");
  await expect(cards).toHaveText(actions.map(({ title }) => new RegExp(`^${title}`)));
});

test("PA-1 every action card is 340 wide and 360 tall from 372 px on @once", async ({ page }) => {
  await openText(page, "/partners");
  const cards = page.getByRole("main").getByRole("button");
  await expect(cards).toHaveCount(3);
  const scrollbar = 15;
  const widths = [372, 768, 1023, 1024, 1100, 1280, 1920].map((width) => width + scrollbar);
  await atEachWidth(page, widths, async () => {
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => [card.getBoundingClientRect().width, card.getBoundingClientRect().height]),
    );
    expect(boxes).toEqual([
      [340, 360],
      [340, 360],
      [340, 360],
    ]);
  });
});

for (const { clause, title, text, target } of actions) {
  test(`${clause} ${title} says what it is @once`, async ({ page }) => {
    await openText(page, "/partners");
    const card = page.getByRole("button", { name: title });
    await expect(card.getByText(title, { exact: true })).toBeVisible();
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  });

  test(`PA-5 a click on ${title} only logs its target ${target}`, async ({ page }) => {
    await openLive(page, "/partners");
    await expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible();
    const card = page.getByRole("button", { name: title });
    await card.focus();
    const content = () => page.locator("#root").evaluate((root) => root.outerHTML);
    const [before, entries] = [await content(), await page.evaluate(() => history.length)];
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const logged = page.waitForEvent("console");
    await card.click();
    expect((await logged).type()).toBe("log");
    expect((await logged).text()).toContain(target);
    await expect(page).toHaveURL("/partners");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await content()).toBe(before);
    expect(requests).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });
}

for (const key of ["Enter", "Space"]) {
  test(`PA-5 ${key} on an action card logs its target too @once`, async ({ page }) => {
    await openLive(page, "/partners");
    await page.getByRole("button", { name: "Host an event" }).focus();
    const logged = page.waitForEvent("console");
    await page.keyboard.press(key);
    expect((await logged).text()).toContain("/host-event");
  });
}
