import type { Response } from "@playwright/test";
import { bundledEvent, eventLink, eventModal } from "../support/event-elements.ts";
import { listAddress } from "../support/partners-answers.ts";
import { expect, openLive, test as siteTest } from "../support/site-test.ts";
import { startSecureSite } from "./start-secure-site.ts";

const test = siteTest.extend<{ secureOrigin: string }>({
  secureOrigin: async ({ folders }, use) => {
    const { origin, stop } = await startSecureSite(folders);
    await use(origin);
    await stop();
  },
  baseURL: async ({ secureOrigin }, use) => use(secureOrigin),
  ignoreHTTPSErrors: true,
});

// What a policy forbids, and what comes by http alone, is an error in the console, which fails the test.
test("a site at https shows its pages, its film and its partners, and lets browsers ask for nothing by http @once", async ({
  page,
  secureOrigin,
}) => {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  const footer = page.getByRole("navigation", { name: "Footer" });
  const { title } = bundledEvent("tirupati-2025");

  await openLive(page, "/");
  await page.getByRole("button", { name: "Aftermovie Phase 1" }).click();
  await expect(page.frameLocator("dialog iframe").locator("video")).toBeVisible();
  await page.keyboard.press("Escape");
  await footer.getByRole("link", { name: "Events" }).click();
  await eventLink(page, title).click();
  await expect(eventModal(page, title)).toBeVisible();
  // As it comes from the server, with a policy of its own.
  await page.reload();
  await expect(eventModal(page, title)).toBeVisible();
  await openLive(page, "/events");
  await footer.getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  const list = page.waitForResponse(listAddress);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Community Partners" })).toBeVisible();

  expect(answers.filter((answer) => !answer.url().startsWith(`${secureOrigin}/`))).toEqual([]);
  const documents = answers.filter((answer) => answer.request().resourceType() === "document");
  expect(documents.map((answer) => new URL(answer.url()).pathname)).toEqual(
    expect.arrayContaining(["/", "/embed/aftermovie", "/events/tirupati-2025", "/partners"]),
  );
  for (const document of documents) {
    const headers = await document.allHeaders();
    expect(headers["strict-transport-security"], document.url()).toBe("max-age=31536000");
  }
  expect(await (await list).headerValue("Strict-Transport-Security")).toBe("max-age=31536000");
});
