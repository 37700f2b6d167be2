import { noticeOf } from "../support/offline-test.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";

const actions = [
  { title: "Host an event", target: "/host-event" },
  { title: "Support an event", target: "/support-event" },
  { title: "Media partnership", target: "/media-partnership" },
];

for (const { title, target } of actions) {
  test(`PA-5 a click on ${title} only logs its target ${target}`, async ({ page }) => {
    await openLive(page, "/partners");
    await expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible();
    // The code of offline reading has come in idle time: what is asked for from here on, the click asks for.
    await noticeOf(page).waitFor({ state: "attached" });
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
