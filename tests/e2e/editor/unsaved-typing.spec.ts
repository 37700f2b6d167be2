import { expect, type Page } from "@playwright/test";
import { control, openForm, panel, save, scrollToElement, test, trichy, trichyFile } from "./editor-test.ts";

// Few letters: each is a draft, of which the server makes the pages anew.
const typed = "Unsaved";

test("a form in which nothing was typed is left and loaded again without a question", async ({ page, editor }) => {
  page.on("dialog", () => {
    throw new Error("The browser asks.");
  });
  await openForm(page, editor, trichy);
  await control(page, "title").click();
  await page.reload();
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(page).toHaveURL(/#\/collections\/events$/);
});

test("what was typed is kept: Escape does not close the form, Publish names it, and the form offers it after the page was left", async ({
  page,
  editor,
}) => {
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
  await expect(panel(page).getByRole("alert")).toContainText("has text that is not saved");
  await expect.poll(shown).toContain(typed);
  // Sveltia CMS keeps the draft half a second after the last key.
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

test("a new speaker in an event is kept: Escape does not close its dialog, its texts are shown after the page was left, and once it is added it belongs to the kept form", async ({
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

test("text that is pasted into a new form with the mouse is offered again after the tab was closed; text that comes without a key or a click, once the form is clicked", async ({
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

/** How many drafts Sveltia CMS keeps in the browser. */
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
