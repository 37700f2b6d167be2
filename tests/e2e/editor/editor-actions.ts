import { expect, type Locator, type Page } from "@playwright/test";
import type { Editor } from "./editor-test.ts";

/** Opens the form of an entry: `events/2025/trichy-2025`, or a new one: `events`. */
export async function openForm(page: Page, { url }: Editor, entry: string): Promise<void> {
  const [collection, ...place] = entry.split("/");
  const end = place.length > 0 ? `entries/${place.join("/")}` : "new";
  await page.goto(`${url}#/collections/${collection}/${end}`);
  await page.getByRole("button", { name: "Save" }).waitFor();
}

/** The control of a field, by its name in the file. */
export function control(page: Page, field: string) {
  return page.locator(`[data-key-path="${field}"]`).locator("input, textarea").first();
}

/** Scrolls the form down to an element. Sveltia CMS renders each field when it enters the viewport. */
export async function scrollToElement(page: Page, element: Locator): Promise<void> {
  await page.getByRole("group", { name: /^Edit .*Content$/ }).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await element.count()).toBe(1);
  }).toPass({ intervals: [100] });
}

/** The panel at the bottom of the editor. */
export function panel(page: Page) {
  return page.getByRole("complementary", { name: "Check and changes" });
}

/**
 * Clicks a button of the panel that reloads the page, and waits for the reload. If the test ended before, Chromium could not close
 * the page: it loses the request to close a page with a `beforeunload` listener that is being reloaded.
 */
export async function clickAndReload(page: Page, name: "Take back" | "Save these changes"): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await panel(page).getByRole("button", { name }).click();
  await reloaded;
}

/** Saves the form and waits until its file has the new text. */
export async function save(page: Page, { read }: Editor, file: string, text: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await read(file).catch(() => "")).toString()).toMatch(text);
}

type PictureFile = { name: string; mimeType: string; buffer: Buffer };

/** Chooses a picture from this computer for a field of the form. */
export async function insertPicture(page: Page, file: PictureFile, field = "image"): Promise<void> {
  await page.locator(`[data-key-path="${field}"]`).getByRole("button", { name: "Browse" }).click();
  await choosePicture(page, file);
}

/** Chooses a picture in the dialog that is open. */
export async function choosePicture(page: Page, file: PictureFile): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  await expect(dialog, "no stock photos, because they would be requested from other websites").not.toContainText(
    "Picsum",
  );
  await dialog.locator("input[type=file]").first().setInputFiles(file);
  // Before the upload, the former picture is selected. Sveltia CMS may convert a photograph, which changes the end of its name.
  const [name = ""] = file.name.split(/[ .]/);
  await expect(dialog.getByRole("option", { name, selected: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Insert" }).click();
}
