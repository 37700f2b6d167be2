import { expect } from "@playwright/test";
import sharp from "sharp";
import { clickAndReload, control, insertPicture, openForm, panel, save, scrollToElement } from "./editor-actions.ts";
import { test } from "./editor-test.ts";

test("a new event is saved with its photograph, and Take back removes both files", async ({ page, editor }) => {
  await openForm(page, editor, "events");
  await control(page, "title").fill("Bitcoin Yatra Pune");
  await control(page, "city").fill("Pune");
  await page.getByRole("radio", { name: "Phase 2" }).click();
  await control(page, "starts").fill("2027-02-14T10:00");
  await control(page, "ends").fill("2027-02-14T16:00");
  await control(page, "venue").fill("Udaharan Hall");
  await control(page, "venueAddress").fill("Udaharan Hall, Pune 411030");
  await scrollToElement(page, control(page, "description"));
  await control(page, "description").fill("One.\n\nTwo.");
  const photograph = await photographOnItsSide();
  await insertPicture(page, { name: "IMG 2027.jpg", mimeType: "image/jpeg", buffer: photograph });
  await expect(panel(page)).not.toContainText("Still empty");
  const file = "events/2027/pune-2027.yaml";
  await save(page, editor, file, /^title: Bitcoin Yatra Pune$[\s\S]*^speakers: \[\]$/m);
  const text = (await editor.read(file)).toString();
  expect(text).toMatch(
    /^phase: 2\nstatus: upcoming$[\s\S]*^description: \|\n {2}One\.\n\n {2}Two\.$[\s\S]*\n(?![\s\S])/m,
  );
  const [, image = ""] = /^image: \/images\/(postcards\/.+\.jpg)$/m.exec(text) ?? [];
  expect(await editor.read(`images/${image}`)).toEqual(photograph);
  await expect(panel(page).getByRole("status")).toHaveText("No mistakes in what is saved");
  await expect(panel(page).getByText("City — Pune is not on the map"), "notes on the save are unfolded").toBeVisible();
  await expect(panel(page).locator("details[open]"), "other notes stay folded").toHaveCount(1);
  await panel(page).getByText("1 change", { exact: true }).click();
  await clickAndReload(page, "Take back");
  for (const gone of [file, `images/${image}`]) await expect.poll(() => editor.read(gone).catch(() => null)).toBe(null);
});

/** A photograph of noise with a rotation in its EXIF data, as phones write it. */
async function photographOnItsSide(): Promise<Buffer> {
  const [width, height] = [400, 300];
  const noise = Buffer.alloc(width * height * 3, 0).map((_, index) => (Math.imul(index, 2654435761) >>> 13) & 255);
  const raw = { width, height, channels: 3 as const };
  return sharp(noise, { raw }).jpeg({ quality: 92 }).withMetadata({ orientation: 6 }).toBuffer();
}
