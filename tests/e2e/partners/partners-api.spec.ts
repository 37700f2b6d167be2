import type { Page, Route } from "@playwright/test";
import { holdAnswer, listAddress, partnersAnswer } from "../support/partners-answers.ts";
import { expect, openLive, test } from "../support/site-test.ts";

/** Collects the calls of the API from now on. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const call = "GET /api/partners";
const expectList = (page: Page) => expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible();

test("PA-10 the API is called once each time the page opens, and at no other time", async ({ page }) => {
  const calls = countCalls(page);
  const footer = page.getByRole("navigation", { name: "Footer" });
  await openLive(page, "/partners");
  await expectList(page);
  expect(calls).toEqual([call]);

  await page.getByRole("button", { name: "Host an event" }).click();
  await footer.getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await expectList(page);
  await footer.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  expect(calls).toEqual([call]);

  await footer.getByRole("link", { name: "Partners" }).click();
  await expectList(page);
  expect(calls).toEqual([call, call]);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/partners");
  await expectList(page);
  expect(calls).toEqual([call, call, call]);
});

test("PA-6 PA-10 a spinner turns until the list is there, an hour later too: the page sets no time-out", async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      throw new Error("the page set a time-out");
    };
  });
  const release = await holdAnswer(page);
  await openLive(page, "/partners");
  const section = page.getByRole("region", { name: "Our Current Partners" });
  await expect(section.getByRole("status")).toHaveText("Loading partners");
  await page.clock.fastForward("01:00:00");
  await expect(section.getByRole("status")).toHaveText("Loading partners");
  await expect(section).toHaveAttribute("aria-busy", "true");
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(0);
  release();
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(section.getByText("Loading partners")).toHaveCount(0);
  await expect(section).toHaveAttribute("aria-busy", "false");
});

test.describe("failures", () => {
  test.use({ allowedErrors: /The partners could not be loaded|Failed to load resource/ });

  test("PA-11 when a call fails the page leaves loading, shows nothing, and the console has the error; the next opening asks again", async ({
    page,
  }) => {
    for (const fail of [
      (route: Route) => route.abort("connectionreset"),
      (route: Route) => route.fulfill({ status: 500, json: partnersAnswer({ hosts: 1 }) }),
      (route: Route) => route.fulfill({ contentType: "application/json", body: "<html>" }),
    ]) {
      await page.route(listAddress, fail, { times: 1 });
      const written = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
      await openLive(page, "/partners");
      expect((await written).type()).toBe("error");
      await expect(page.getByText("Loading partners")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Our Current Partners" })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
    }
    await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expectList(page);
  });
});
