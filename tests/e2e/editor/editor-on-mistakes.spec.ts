import { expect } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { control, openForm, panel, save } from "./editor-actions.ts";
import { test, trichy, trichyFile } from "./editor-test.ts";

test("the editor and the pages show a mistake in the content with its correction until it is corrected, without violations that axe finds", async ({
  page,
  editor,
}) => {
  const right = (await editor.read(trichyFile)).toString();
  await editor.write(trichyFile, right.replace("starts: 2025-09-28 10:00", "starts: 2025-09-28"));
  await openForm(page, editor, trichy);
  await expect(panel(page).getByRole("status")).toHaveText("1 mistake to correct");
  await expect(panel(page)).toContainText(`${trichyFile}:5 Starts — is not in the form year-month-day hour:minute`);
  await control(page, "venue").fill("Another Hall");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(panel(page).getByRole("alert")).toContainText(
    "Nothing was saved. Correct this first:\nStarts — is not in the",
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  const events = await page.context().newPage();
  await events.goto(new URL("/events", editor.url).href);
  await expect(events.locator("body")).toContainText(`content/${trichyFile}:5 Starts — is not in the form`);
  expect((await axeOn(page).include("#panel").analyze()).violations).toEqual([]);
  await control(page, "starts").fill("2025-09-28T10:00");
  await save(page, editor, trichyFile, /starts: 2025-09-28 10:00/);
  await expect(panel(page).getByRole("status")).toHaveText("No mistakes in what is saved");
  await expect(events.getByRole("heading", { level: 1 }), "it comes back by itself").toHaveText("Events");
  // Vite may reload this page once more. While a page reloads, Chromium may lose the request to close it (`clickAndReload`).
  await events.goto("about:blank");
  await page.getByText("1 change", { exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await axeOn(page).include("#panel").analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
