import { expect } from "@playwright/test";
import { phone } from "../support/site-test.ts";
import { control, openForm, panel } from "./editor-actions.ts";
import { test, trichy, trichyFile } from "./editor-test.ts";

test.use(phone);

test("on a phone, an event is added as a copy by taps, and the panel leaves most of the viewport to the form", async ({
  page,
  editor,
}) => {
  const file = "events/2027/trichy-2027.yaml";
  const save = page.getByRole("button", { name: "Save", exact: true });
  await openForm(page, editor, trichy);
  await page.getByRole("button", { name: "Show Editor Options" }).first().tap();
  await page.getByRole("menuitem", { name: "Duplicate" }).tap();
  await control(page, "title").fill("Bitcoin Yatra Trichy 2");
  await control(page, "starts").fill("2027-02-14T10:00");
  await control(page, "ends").fill("2027-02-14T16:00");
  await save.tap();
  await expect
    .poll(async () => (await editor.read(file).catch(() => "")).toString())
    .toContain("ends: 2027-02-14 16:00");
  const notes = panel(page).getByText(/^\d notes? on the save$/);
  await expect(notes).toBeVisible();
  expect((await panel(page).boundingBox())?.height, "notes stay folded").toBeLessThan(80);
  await notes.tap();
  await expect(panel(page)).toContainText("Registration link — is that of");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("on a phone, an event is cancelled and published by taps, and the editor reports when the site shows it", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, trichy);
  await page.locator('[data-key-path="status"]').getByRole("combobox").tap();
  await page.getByRole("option", { name: "cancelled" }).tap();
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect.poll(async () => (await editor.read(trichyFile)).toString()).toContain("status: cancelled");
  await panel(page).getByRole("button", { name: "Publish" }).tap();
  const told = panel(page).getByRole("alert");
  await expect(told).toContainText(
    /^Committed: trichy-2025\.\nYour changes are on the server \(origin\/main\)\.\n.*\n.* shows a new version, \d+ seconds/,
  );
  expect(await told.innerText(), "each step has a line of its own").toMatch(/^Committed: trichy-2025\.\nYour/);
  expect(editor.published(`content/${trichyFile}`)).toMatch(/^status: cancelled$/m);
  await panel(page).getByRole("button", { name: "Close" }).tap();
  await expect(told).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
