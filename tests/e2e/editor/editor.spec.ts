import { expect } from "@playwright/test";
import sharp from "sharp";
import { control, openForm, save, test, trichy, trichyFile } from "./editor-test.ts";

// One after another: they share an editor.
test.describe.configure({ mode: "default" });

/** The lines of which two texts differ. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

test("a save changes the lines that were edited and `changed`, is shown before, and can be taken back", async ({
  page,
  editor,
}) => {
  const before = (await editor.read(trichyFile)).toString();
  await openForm(page, editor, trichy);
  await control(page, "title").fill("Bitcoin Yatra Trichy, the second");
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("article").getByRole("heading")).toHaveText("Bitcoin Yatra Trichy, the second");
  await expect(preview.frameLocator("iframe").getByRole("dialog").getByRole("heading").first()).toHaveText(
    "Bitcoin Yatra Trichy, the second",
  );
  await expect(preview.getByRole("img", { name: "What messengers show" })).toHaveJSProperty("naturalWidth", 1200);
  expect((await editor.read(trichyFile)).toString(), "nothing is written before the save").toBe(before);
  await save(page, editor, trichyFile, /the second/);
  const after = (await editor.read(trichyFile)).toString();
  expect(changedLines(before, after)).toEqual([
    expect.stringMatching(/^-title: /),
    expect.stringMatching(/^-changed: /),
    "+title: Bitcoin Yatra Trichy, the second",
    expect.stringMatching(/^\+changed: \d{4}-\d\d-\d\d \d\d:\d\d$/),
  ]);

  await page.getByText("1 change", { exact: true }).click();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.poll(async () => (await editor.read(trichyFile)).toString()).toBe(before);
});

test("what was typed and not saved is no more on the pages once the editor is left or loaded again", async ({
  page,
  editor,
}) => {
  const shown = async () => (await fetch(new URL("/events", editor.address))).text();
  await openForm(page, editor, trichy);
  await control(page, "title").fill("Typed and not saved");
  await expect.poll(shown).toContain("Typed and not saved");
  await page.reload();
  await page.getByRole("button", { name: "Save" }).waitFor();
  await expect.poll(shown).not.toContain("Typed and not saved");
});

test("a file that was changed outside meanwhile is not overwritten", async ({ page, editor }) => {
  const before = (await editor.read(trichyFile)).toString();
  await openForm(page, editor, trichy);
  await control(page, "title").fill("Mine");
  const theirs = `${before}# A remark of somebody else.\n`;
  await editor.write(trichyFile, theirs);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Load again" })).toContainText(
    `content/${trichyFile} was changed outside the editor: nothing was overwritten.`,
  );
  expect((await editor.read(trichyFile)).toString()).toBe(theirs);
  // Sveltia CMS says so too, in a dialog over all else.
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  // What is typed is not lost without a question.
  page.once("dialog", (dialog) => dialog.dismiss());
  const asked = page.waitForEvent("dialog");
  await page.getByRole("button", { name: "Load again" }).first().click();
  expect((await asked).message()).toContain("not saved");
});

test("a new event with a phone's photograph, which lies on its side, is one without mistakes", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, "events");
  await control(page, "title").fill("Bitcoin Yatra Pune");
  await control(page, "city").fill("Pune");
  await page.getByRole("radio", { name: "Phase 2" }).click();
  await control(page, "status").fill("upcoming");
  await control(page, "starts").fill("2027-02-14T10:00");
  await control(page, "ends").fill("2027-02-14T16:00");
  await control(page, "venue").fill("Udaharan Hall");
  await control(page, "venueAddress").fill("Udaharan Hall, Pune 411030");
  await control(page, "description").fill("One.\n\nTwo.");
  const photograph = await photographOnItsSide();
  await page.locator('[data-key-path="image"]').getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const file = { name: "IMG 2027.jpg", mimeType: "image/jpeg", buffer: photograph };
  await dialog.locator("input[type=file]").first().setInputFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(page.locator('[data-key-path="image"]')).toContainText("/images/postcards/");
  await save(page, editor, "events/2027/pune-2027.yaml", /^title: Bitcoin Yatra Pune$[\s\S]*^speakers: \[\]$/m);
  const text = (await editor.read("events/2027/pune-2027.yaml")).toString();
  expect(text).toMatch(/^phase: 2$[\s\S]*^description: \|\n {2}One\.\n\n {2}Two\.$[\s\S]*\n(?![\s\S])/m);
  const [, image = ""] = /^image: \/images\/(postcards\/.+\.jpg)$/m.exec(text) ?? [];
  expect(await editor.read(`images/${image}`)).toEqual(photograph);
  await expect(page.getByRole("status").filter({ hasText: "mistakes" })).toHaveText("No mistakes in what is saved");
});

/** A photograph of noise, with its rotation told as phones do. */
async function photographOnItsSide(): Promise<Buffer> {
  const [width, height] = [1200, 900];
  const noise = Buffer.alloc(width * height * 3, 0).map((_, index) => (Math.imul(index, 2654435761) >>> 13) & 255);
  const raw = { width, height, channels: 3 as const };
  return sharp(noise, { raw }).jpeg({ quality: 92 }).withMetadata({ orientation: 6 }).toBuffer();
}
