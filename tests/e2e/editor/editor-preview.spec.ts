import { expect } from "@playwright/test";
import { clickAndReload, control, insertPicture, openForm, panel, save, scrollToElement } from "./editor-actions.ts";
import { test, trichy, trichyFile } from "./editor-test.ts";

test.use({ preview: true });

/** The lines that only one of two texts has: removed ones with a minus, added ones with a plus. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

test("a save is previewed, changes only the edited lines and `changed`, and can be undone", async ({
  page,
  editor,
}) => {
  const before = (await editor.read(trichyFile)).toString();
  await openForm(page, editor, trichy);
  await control(page, "title").fill("Bitcoin Yatra Trichy, the first");
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("article").getByRole("heading")).toHaveText("Bitcoin Yatra Trichy, the first");
  const document = preview.locator("html");
  // The preview may load again, then this is retried.
  await expect(() => document.evaluate(() => scrollTo(0, 300))).toPass();
  await control(page, "title").fill("Bitcoin Yatra Trichy, the second");
  await expect(preview.getByRole("article").getByRole("heading")).toHaveText("Bitcoin Yatra Trichy, the second");
  const scrolled = () => document.evaluate(() => scrollY);
  await expect(async () => expect(await scrolled(), "it does not jump to its top").toBe(300)).toPass();
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

  await panel(page).getByText("1 change", { exact: true }).click();
  await clickAndReload(page, "Take back");
  await expect.poll(async () => (await editor.read(trichyFile)).toString()).toBe(before);
});

test("the form of a new event lists its empty fields, which have examples in the preview, and the preview shows an unsaved picture", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, "events");
  await expect(panel(page)).toContainText(
    "Still empty: Title, City, Phase, Starts, Ends, Venue, Description, Venue address.",
  );
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("article").getByRole("heading")).toHaveText("Bitcoin Yatra Trichy");
  const fonts = () => preview.locator("html").evaluate(() => document.fonts.size);
  // The preview loads again when it receives its first draft.
  await expect(async () => expect(await fonts()).toBeGreaterThan(0)).toPass();
  await scrollToElement(page, page.locator('[data-key-path="image"]'));
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>');
  await insertPicture(page, { name: "hall.svg", mimeType: "image/svg+xml", buffer });
  await expect(preview.getByRole("article").locator("img")).toHaveAttribute("src", /unsaved/);
});

test("a preview that is opened before its event's file exists shows the event as soon as the file is written", async ({
  page,
  editor,
}) => {
  const file = "events/2027/later-2027.yaml";
  await page.goto(`${editor.url}preview?file=${file}`);
  await expect(page.getByText("It appears here")).toBeVisible();
  const body = (await editor.read(trichyFile)).toString().replace(/^uuid: .*\n/m, "");
  const change = { operation: "create", path: `content/${file}`, content: Buffer.from(body).toString("base64") };
  const init = { method: "POST", body: JSON.stringify({ files: [change] }) };
  expect((await fetch(`${editor.url}api/v1/repos/this-computer/content/contents`, init)).status).toBe(200);
  await expect(page.frameLocator("iframe").getByRole("dialog")).toContainText("Bitcoin Yatra Trichy");
});

test("the preview of a file opens the page that shows its texts", async ({ page, editor }) => {
  const shown = {
    partners: "/partners",
    "partners-page": "/partners",
    "phases/phase-2": "/events",
    cities: "/",
    site: "/",
  };
  for (const [name, path] of Object.entries(shown)) {
    await page.goto(`${editor.url}preview?file=${name}.yaml`, { waitUntil: "commit" });
    await expect(page, name).toHaveURL(new URL(path, editor.url).href);
  }
});
