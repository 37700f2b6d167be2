import { expect } from "@playwright/test";
import { control, openForm, save, test, trichy, trichyFile } from "./editor-test.ts";

// Few letters: each is a draft, of which the server makes the pages anew.
const typed = "Unsaved";

test("a form in which nothing was typed is left and loaded again without a question; what was typed is kept: Escape does not close the form, and the form offers it after the page was left", async ({
  page,
  editor,
}) => {
  const shown = async () => (await fetch(new URL("/events", editor.address))).text();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  await openForm(page, editor, trichy);
  await control(page, "title").click();
  await page.reload();
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(page).toHaveURL(/#\/collections\/events$/);
  await openForm(page, editor, trichy);
  await control(page, "title").pressSequentially(typed);
  await page.keyboard.press("Escape");
  await expect(control(page, "title")).toHaveValue(new RegExp(typed));
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
  await save(page, editor, trichyFile, new RegExp(typed));
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
