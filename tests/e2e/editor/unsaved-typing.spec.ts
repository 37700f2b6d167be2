import { expect, type Page } from "@playwright/test";
import { control, openForm, panel, save, scrollToElement } from "./editor-actions.ts";
import { test, trichy, trichyFile } from "./editor-test.ts";

// A short text, because the server renders the pages again after each letter.
const typed = "Unsaved";

test("a form without changes is left and reloaded without a confirmation", async ({ page, editor }) => {
  page.on("dialog", () => {
    throw new Error("The browser asks.");
  });
  await openForm(page, editor, trichy);
  await control(page, "title").click();
  await page.reload();
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(page).toHaveURL(/#\/collections\/events$/);
});

test("unsaved text survives Escape and leaving the page, and Publish warns about it", async ({ page, editor }) => {
  const shown = async () => (await fetch(new URL("/events", editor.url))).text();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  await openForm(page, editor, trichy);
  await control(page, "title").pressSequentially(typed);
  await page.keyboard.press("Escape");
  await expect(control(page, "title")).toHaveValue(new RegExp(typed));
  await panel(page).getByRole("button", { name: "Publish" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("has unsaved text");
  await expect.poll(shown).toContain(typed);
  // Sveltia CMS stores the draft half a second after the last key.
  await expect.poll(() => page.evaluate(countOfDrafts)).toBe(1);
  expect(questions).toEqual([]);
  await page.reload();
  expect(questions).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(control(page, "title")).toHaveValue(new RegExp(typed));
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect.poll(shown, "the pages show no draft of a form that was left").not.toContain(typed);
  await page.getByText("Bitcoin Yatra Trichy").first().click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(control(page, "title")).toHaveValue(new RegExp(typed));
});

test("the unsaved text of a new speaker survives Escape and leaving the page, and a speaker who was added is part of the event's draft", async ({
  page,
  editor,
}) => {
  const dialog = page.getByRole("dialog", { name: "Speaker" });
  const field = (name: string) => dialog.locator(`[data-key-path="${name}"]`).locator("input, textarea");
  page.on("dialog", (question) => question.accept());
  await openForm(page, editor, trichy);
  await openNewSpeaker(page);
  await field("name").fill(typed);
  await page.keyboard.press("Escape");
  await expect(field("name")).toHaveValue(typed);
  await page.reload();
  await expect(panel(page).getByRole("alert")).toContainText(
    `You typed this into a new entry, but did not add it:\nName: ${typed}`,
  );
  await openNewSpeaker(page);
  for (const name of ["name", "title", "bio"]) await field(name).fill(typed);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(countOfDrafts)).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(panel(page).getByRole("alert"), "nothing is left to be added").toBeHidden();
  await save(page, editor, trichyFile, /^ {2}- unsaved$/m);
  const speaker = async () => (await editor.read("speakers/unsaved.yaml").catch(() => "")).toString();
  await expect.poll(speaker).toContain(`bio: ${typed}`);
});

/** Opens the dialog of a new speaker from the form of an event. */
async function openNewSpeaker(page: Page): Promise<void> {
  const addSpeaker = page.getByRole("button", { name: /Add .*Speaker/ });
  await scrollToElement(page, addSpeaker);
  await addSpeaker.click();
}

test("text that is pasted with the mouse is stored as a draft, and text from other sources after a click into the form", async ({
  page,
  context,
  editor,
}) => {
  const paste = async (into: Page) => (await context.newCDPSession(into)).send("Input.insertText", { text: typed });
  await openForm(page, editor, "speakers");
  await control(page, "name").click({ button: "right" });
  await paste(page);
  await expect.poll(() => page.evaluate(countOfDrafts)).toBe(1);
  const next = await context.newPage();
  await page.close();
  await openForm(next, editor, "speakers");
  await next.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(control(next, "name")).toHaveValue(typed);

  await next.goto(`${editor.url}#/collections/sponsors/new`);
  await control(next, "website").waitFor();
  await control(next, "name").focus();
  await paste(next);
  await expect(panel(next).getByRole("alert")).toContainText("Click into the form once");
  await control(next, "name").click();
  await expect(panel(next).getByRole("alert")).toBeHidden();
  await expect.poll(() => next.evaluate(countOfDrafts)).toBe(2);
});

/** Runs in the page. @returns the number of drafts that Sveltia CMS stores in the browser */
async function countOfDrafts(): Promise<number> {
  const request = indexedDB.open("gitea:this-computer/content");
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.addEventListener("success", () => resolve(request.result));
  });
  const count = database.transaction("draft-backups").objectStore("draft-backups").count();
  const drafts = await new Promise<number>((resolve) => count.addEventListener("success", () => resolve(count.result)));
  database.close();
  return drafts;
}
