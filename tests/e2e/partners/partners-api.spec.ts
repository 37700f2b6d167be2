import type { Page } from "@playwright/test";
import { columnsOf, expect, openHydrated, test } from "../support/site-test.ts";

const listPath = "**/api/partners";

/** A response of the partners API with a number of hosts and no other partners. */
function responseWith(count: number) {
  const hosts = Array.from({ length: count }, (_, index) => ({
    _id: `host-${index}`,
    name: `Host ${index}`,
    logo: "/icon-192.png",
    website: `https://host-${index}.example/`,
  }));
  return { supporters: [], hosts, "media-partners": [], "community-partners": [] };
}

/** Mocks the API. @returns a function that lets it respond */
async function holdResponse(page: Page, count: number): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(listPath, async (route) => {
    await held;
    await route.fulfill({ json: responseWith(count) });
  });
  return release;
}

test("PA-6 PA-7 PA-8 PA-10 a spinner is shown until the list loads, without a timeout, and empty categories and an empty section are hidden", {
  tag: "@translated",
}, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      throw new Error("the page set a time-out");
    };
  });
  const release = await holdResponse(page, 4);
  await openHydrated(page, "/partners");
  const section = page.getByRole("region", { name: "Our Current Partners" });
  const spinner = section.getByRole("status").filter({ hasText: "Loading partners" });
  await expect(spinner).toBeVisible();
  await page.clock.fastForward("01:00:00");
  await expect(spinner).toBeVisible();
  await expect(section).toHaveAttribute("aria-busy", "true");
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(0);
  release();
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Hosts"]);
  await expect(spinner).toHaveCount(0);
  await expect(section).toHaveAttribute("aria-busy", "false");
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columnsOf(section.getByRole("list")), `at ${width} px`).toBe(columns);
  }
  const releaseNone = await holdResponse(page, 0);
  await page.reload();
  await expect(section).toBeVisible();
  releaseNone();
  await expect(section).toHaveCount(0);
});

test.describe("failures", () => {
  test.use({ allowedErrors: /The partners could not be loaded|Failed to load resource/ });

  test("PA-11 when the API call fails, the page hides the spinner, logs the error and shows no list, and the next visit calls the API again", async ({
    page,
  }) => {
    await page.route(listPath, (route) => route.abort("connectionreset"), { times: 1 });
    const written = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
    await openHydrated(page, "/partners");
    expect((await written).type()).toBe("error");
    await expect(page.getByText("Loading partners")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Our Current Partners" })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
    await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible();
  });
});
