import { readFile } from "node:fs/promises";
import { expect, type Page, type Request } from "@playwright/test";
import sharp from "sharp";
import { choosePicture, clickAndReload, control, insertPicture, openForm, panel, save } from "./editor-actions.ts";
import { test, trichy, trichyFile } from "./editor-test.ts";

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("a save keeps another person's change of another field, and shows both values if both changed the same field", async ({
  page,
  editor,
}) => {
  const before = (await editor.read(trichyFile)).toString();
  await openForm(page, editor, trichy);
  await control(page, "title").fill("Mine");
  await editor.write(trichyFile, before.replace("Rockfort Hall\n", "Another Hall # theirs\n"));
  await saveButton(page).click();
  // Sveltia CMS asks whether to overwrite. It does not know that our server merges both changes.
  await page.getByRole("alertdialog").getByRole("button", { name: "Save Anyway" }).click();
  await expect.poll(async () => (await editor.read(trichyFile)).toString()).toMatch(/^title: Mine\n/);
  expect((await editor.read(trichyFile)).toString()).toContain("venue: Another Hall # theirs\n");

  // The form stays open after the save and has the other person's value.
  await expect(control(page, "venue")).toHaveValue("Another Hall");
  await control(page, "title").fill("Mine twice");
  await save(page, editor, trichyFile, /^title: Mine twice\n/);
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await openForm(page, editor, trichy);
  await expect(control(page, "venue")).toHaveValue("Another Hall");
  await control(page, "title").fill("Mine again");
  const theirs = (await editor.read(trichyFile)).toString().replace("title: Mine twice", "title: Theirs");
  await editor.write(trichyFile, theirs);
  await saveButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save Anyway" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Title — yours: “Mine again”, in the file now: “Theirs”.");
  expect((await editor.read(trichyFile)).toString()).toBe(theirs);
  // The dialog covers the panel, so it has the message too.
  await expect(page.getByRole("alertdialog")).toContainText("Title — yours: “Mine again”");
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await saveButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save Anyway" }).click();
  await expect.poll(async () => (await editor.read(trichyFile)).toString()).toMatch(/^title: Mine again\n/);
});

test("a new entry of a list is previewed without Sveltia's internal keys, and can be changed again after the save without a conflict", async ({
  page,
  editor,
}) => {
  const drafts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/draft")) drafts.push(request.postData() ?? "");
  });
  const open = async () => {
    await page.goto(`${editor.url}#/collections/_singletons/entries/partners`);
    await page.getByRole("button", { name: "Save" }).waitFor();
  };
  const expandSecond = () => page.getByRole("button", { name: "Expand", exact: true }).nth(1).click();
  await open();
  await page.getByRole("button", { name: "List Item Options" }).first().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  // Sveltia CMS adds the copy after the click. Before that, the second entry is another one.
  await expect(page.getByText("15 Partners")).toBeVisible();
  await expandSecond();
  await control(page, "entries.1.name").fill("Potli Two");
  await expect.poll(() => drafts.at(-1)).toContain("name: Potli Two");
  expect(drafts.at(-1)).not.toContain("__sc_");
  await save(page, editor, "partners.yaml", /^- name: Potli Two$/m);
  await control(page, "entries.1.website").fill("https://potli-two.example");
  await save(page, editor, "partners.yaml", /website: https:\/\/potli-two\.example$/m);
});

test("a speaker's HEIC photograph is saved as WebP in the folder of speakers, and a name without Latin letters needs a slug", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, "speakers");
  await control(page, "name").fill("कविता गौड़ा");
  await control(page, "title").fill("Engineer");
  await control(page, "bio").fill("Builds bridges.");
  const buffer = await readFile("tests/e2e/editor/photograph.fixture.heic");
  await insertPicture(page, { name: "kavita.heic", mimeType: "image/heic", buffer });
  await saveButton(page).click();
  const refused = page.getByRole("alertdialog").filter({ hasText: "The name has no Latin letters" });
  await refused.getByRole("button", { name: "OK" }).click();
  await page.getByRole("radio", { name: "Slug" }).click();
  await page.getByRole("button", { name: "Edit Slug" }).click();
  await page.getByRole("textbox", { name: "Slug" }).fill("kavita-gowda");
  await page.keyboard.press("Enter");
  await save(page, editor, "speakers/kavita-gowda.yaml", /^image: \/images\/speakers\/kavita\.webp$/m);
  expect((await sharp(await editor.read("images/speakers/kavita.webp")).metadata()).format).toBe("webp");
  await expect(page).toHaveURL(/#\/collections\/speakers\/entries\/kavita-gowda$/);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await expect(page.getByRole("menuitem", { name: "Edit Slug" })).toBeDisabled();
});

test("a logo that the site cannot show is refused without leaving a file, and its replacement is saved", async ({
  page,
  editor,
}) => {
  const svg = (shapes: string) => ({
    name: "mark.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`),
  });
  await openForm(page, editor, "sponsors");
  await control(page, "name").fill("Gullak");
  await insertPicture(page, svg("<text y='9'>Gullak</text>"), "logo");
  await saveButton(page).click();
  const refused = page.getByRole("alertdialog").filter({ hasText: "mark.svg has letters" });
  await refused.getByRole("button", { name: "OK" }).click();
  await page.locator('[data-key-path="logo"]').getByRole("button", { name: "Replace" }).click();
  await choosePicture(page, { ...svg("<path d='M1 1h7v7z'/>"), name: "better.svg" });
  await save(page, editor, "sponsors/gullak.yaml", /^logo: \/images\/firms\/better\.svg$/m);
  expect(await editor.read("images/firms/mark.svg").catch(() => null)).toBe(null);
});

test("deleting an event deletes its translation, and Take back restores both files", async ({ page, editor }) => {
  const files = ["", ".ur"].map((language) => `events/2025/srinagar-2025${language}.yaml`);
  const read = () => Promise.all(files.map(async (file) => String(await editor.read(file).catch(() => "gone"))));
  const before = await read();
  await openForm(page, editor, "events/2025/srinagar-2025");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(read).toEqual(["gone", "gone"]);
  await panel(page).getByText("1 change", { exact: true }).click();
  await expect(panel(page).getByRole("status")).toHaveText("No mistakes in what is saved");
  await clickAndReload(page, "Take back");
  await expect.poll(read).toEqual(before);
});

test("signing out signs in again, and reordering supporters changes only their positions, in one save", async ({
  page,
  editor,
}) => {
  const read = async () => Promise.all(["khadaan", "potli"].map((id) => editor.read(`supporters/${id}.yaml`)));
  const [khadaan, potli] = (await read()).map(String);
  await page.goto(editor.url);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByRole("row", { name: "Bitcoin Yatra Trichy" }).first()).toBeVisible();
  await page.goto(`${editor.url}#/collections/supporters`);
  await page.getByRole("button", { name: "Reorder" }).click();
  await page.getByRole("row", { name: "Khadaan" }).getByRole("button", { name: "Move Up" }).click();
  await page.getByRole("button", { name: "Done Reordering Entries" }).click();
  const moved = [khadaan?.replace("position: 2", "position: 1"), potli?.replace("position: 1", "position: 2")];
  await expect.poll(async () => (await read()).map(String)).toEqual(moved);
  await expect(panel(page).getByText("1 change", { exact: true })).toBeVisible();
});

test("a tab in the background closes its event stream, because a browser allows six connections to a server", async ({
  page,
  editor,
}) => {
  const isEvents = (request: Request) => request.url().endsWith("/api/events");
  const started = page.waitForRequest(isEvents);
  await page.goto(editor.url);
  await started;
  await expect(panel(page).getByRole("status")).toHaveText("No mistakes in what is saved");
  // In a headless browser, every tab is visible.
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const ended = page.waitForEvent("requestfailed", isEvents);
  await setHidden(true);
  await ended;
  const again = page.waitForRequest(isEvents);
  await setHidden(false);
  await again;
});
