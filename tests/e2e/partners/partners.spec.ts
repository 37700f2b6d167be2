import { expect, read, test } from "../support/shared-page-test.ts";
import { atEachWidth } from "../support/viewport.ts";

const actions = [
  {
    clause: "PA-2",
    title: "Host an event",
    text: "Organize a Bitcoin event in your city and lead the change.",
  },
  {
    clause: "PA-3",
    title: "Support an event",
    text: "Sponsor or contribute resources to boost local events.",
  },
  {
    clause: "PA-4",
    title: "Media partnership",
    text: "Join us in spreading Bitcoin awareness through your platform.",
  },
];

test("PA-1 the page has its heading and three action cards", async ({ page }) => {
  await read(page, "/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
  const cards = page.getByRole("main").getByRole("button");
  await expect(cards).toHaveText(actions.map(({ title }) => new RegExp(`^${title}`)));
});

test("PA-1 every action card is 340 wide and 360 tall from 372 px on @once", async ({ page }) => {
  await read(page, "/partners");
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

for (const { clause, title, text } of actions) {
  test(`${clause} ${title} says what it is @once`, async ({ page }) => {
    await read(page, "/partners");
    const card = page.getByRole("button", { name: title });
    await expect(card.getByText(title, { exact: true })).toBeVisible();
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  });
}
