import { type Dialog, expect, type Page } from "@playwright/test";
import { control, openForm, save, test, trichy, trichyFile } from "./editor-test.ts";

// One after another: they share an editor.
test.describe.configure({ mode: "default" });

const typed = "Typed and not saved";

/** Opens the list of events, then Trichy's form from it, and types a title. */
async function typeTitle(page: Page, editor: Parameters<typeof openForm>[1]) {
  await page.goto(`${editor.address}#/collections/events`);
  await page.getByText("Bitcoin Yatra Trichy").first().click();
  await control(page, "title").fill(typed);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
}

/** Records the questions that the page asks, and answers each of them in the same way. */
function answerQuestions(page: Page, answer: "accept" | "dismiss"): string[] {
  const questions: string[] = [];
  page.on("dialog", async (dialog: Dialog) => {
    questions.push(dialog.type());
    await dialog[answer]();
  });
  return questions;
}

test("Escape does not close a form; the arrow, Back, F5 and closing the tab ask before what was typed is lost, and keep it", async ({
  page,
  editor,
}) => {
  await typeTitle(page, editor);
  await page.keyboard.press("Escape");
  const questions = answerQuestions(page, "dismiss");
  const asked: string[] = [];
  for (const [question, leave] of [
    ["confirm", () => page.getByRole("button", { name: "Cancel Editing" }).click()],
    ["confirm", () => page.evaluate(() => history.back())],
    ["beforeunload", () => page.evaluate(() => location.reload())],
    ["beforeunload", () => page.close({ runBeforeUnload: true })],
  ] as const) {
    await leave();
    asked.push(question);
    await expect.poll(() => questions).toEqual(asked);
    await expect(control(page, "title")).toHaveValue(typed);
  }
  await save(page, editor, trichyFile, new RegExp(`^title: ${typed}$`, "m"));
  // A saved form closes by itself.
  await expect(page).toHaveURL(/#\/collections\/events$/);
  expect(questions).toEqual(asked);
});

test("the arrow of a form that was opened by its address asks too, and leaves it where that is the answer", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, trichy);
  await control(page, "title").fill(typed);
  const answer = (choice: "accept" | "dismiss") => page.once("dialog", (dialog) => dialog[choice]());
  answer("dismiss");
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(control(page, "title")).toHaveValue(typed);
  answer("accept");
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(page).toHaveURL(/#\/collections\/events$/);
  await expect(control(page, "title")).toBeHidden();
});

test("a form in which nothing was typed is left and loaded again without a question", async ({ page, editor }) => {
  const questions = answerQuestions(page, "accept");
  await page.goto(`${editor.address}#/collections/events`);
  await page.getByText("Bitcoin Yatra Trichy").first().click();
  await control(page, "title").click();
  await page.reload();
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(page).toHaveURL(/#\/collections\/events$/);
  expect(questions).toEqual([]);
});
