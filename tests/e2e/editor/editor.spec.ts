import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { control, openForm, panel, save, test, trichy, trichyFile } from "./editor-test.ts";

// One after another: they share an editor. Each loads it several times, which takes long on a busy machine.
test.describe.configure({ mode: "default", timeout: 90_000 });

/** The lines of which two texts differ. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

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

  await panel(page).getByText("1 change", { exact: true }).click();
  await panel(page).getByRole("button", { name: "Take back" }).click();
  await expect.poll(async () => (await editor.read(trichyFile)).toString()).toBe(before);
});

test("another person's change of another field is kept; of the same field both values are shown first", async ({
  page,
  editor,
}) => {
  const before = (await editor.read(trichyFile)).toString();
  await openForm(page, editor, trichy);
  await control(page, "title").fill("Mine");
  await editor.write(trichyFile, before.replace("Rockfort Hall\n", "Another Hall # theirs\n"));
  await saveButton(page).click();
  // Sveltia CMS asks whether to go on. It does not know that both changes are kept.
  await page.getByRole("alertdialog").getByRole("button", { name: "Save Anyway" }).click();
  await expect.poll(async () => (await editor.read(trichyFile)).toString()).toMatch(/^title: Mine\n/);
  expect((await editor.read(trichyFile)).toString()).toContain("venue: Another Hall # theirs\n");
  // A saved form closes by itself.
  await expect(page).toHaveURL(/#\/collections\/events$/);

  await openForm(page, editor, trichy);
  await expect(control(page, "venue")).toHaveValue("Another Hall");
  await control(page, "title").fill("Mine again");
  const theirs = (await editor.read(trichyFile)).toString().replace("title: Mine", "title: Theirs");
  await editor.write(trichyFile, theirs);
  await saveButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save Anyway" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Title — yours: “Mine again”, in the file now: “Theirs”.");
  expect((await editor.read(trichyFile)).toString()).toBe(theirs);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await saveButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save Anyway" }).click();
  await expect.poll(async () => (await editor.read(trichyFile)).toString()).toMatch(/^title: Mine again\n/);
});

test("a new event tells what is empty, shows its photograph, has no mistakes, and is taken back whole", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, "events");
  await expect(panel(page)).toContainText(
    "Still empty: Title, City, Phase, Starts, Ends, Venue, Description, Venue address.",
  );
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("article").getByRole("heading")).toHaveText("Bitcoin Yatra Trichy");
  await expect.poll(() => preview.locator("html").evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  await control(page, "title").fill("Bitcoin Yatra Pune");
  await control(page, "city").fill("Pune");
  await page.getByRole("radio", { name: "Phase 2" }).click();
  await control(page, "starts").fill("2027-02-14T10:00");
  await control(page, "ends").fill("2027-02-14T16:00");
  await control(page, "venue").fill("Udaharan Hall");
  await control(page, "venueAddress").fill("Udaharan Hall, Pune 411030");
  await control(page, "description").fill("One.\n\nTwo.");
  const photograph = await photographOnItsSide();
  await insertPicture(page, { name: "IMG 2027.jpg", mimeType: "image/jpeg", buffer: photograph });
  await expect(preview.getByRole("article").locator("img")).toHaveAttribute("src", /unsaved/);
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
  await panel(page).getByText("1 change", { exact: true }).click();
  await panel(page).getByRole("button", { name: "Take back" }).click();
  for (const gone of [file, `images/${image}`]) await expect.poll(() => editor.read(gone).catch(() => null)).toBe(null);
});

test("a speaker's photograph goes to the speakers, a name in another script needs a slug, and a saved slug stays", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, "speakers");
  await control(page, "name").fill("कविता गौड़ा");
  await control(page, "title").fill("Engineer");
  await control(page, "bio").fill("Builds bridges.");
  const square = { width: 480, height: 480, channels: 3 as const, background: "white" };
  const buffer = await sharp({ create: square }).png().toBuffer();
  await insertPicture(page, { name: "kavita.png", mimeType: "image/png", buffer });
  await saveButton(page).click();
  const refused = page.getByRole("alertdialog").filter({ hasText: "The name has no Latin letters" });
  await refused.getByRole("button", { name: "OK" }).click();
  await page.getByRole("radio", { name: "Slug" }).click();
  await page.getByRole("button", { name: "Edit Slug" }).click();
  await page.getByRole("textbox", { name: "Slug" }).fill("kavita-gowda");
  await page.keyboard.press("Enter");
  await save(page, editor, "speakers/kavita-gowda.yaml", /^image: \/images\/speakers\/kavita\.png$/m);
  await expect(page).toHaveURL(/#\/collections\/speakers$/);
  await openForm(page, editor, "speakers/kavita-gowda");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await expect(page.getByRole("menuitem", { name: "Edit Slug" })).toBeDisabled();
});

test("supporters are moved in one save, which changes the lines of their positions alone; every step of publishing stays on the page, each in a line of its own", async ({
  page,
  editor,
}) => {
  const read = async () => Promise.all(["khadaan", "potli"].map((id) => editor.read(`supporters/${id}.yaml`)));
  const [khadaan, potli] = (await read()).map(String);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (address, init) => {
      if (address !== "/editor/api/publish") return fetch(address, init);
      const steps = ["Committed: trichy-2025.\nYour changes are", " on the server.\n"];
      const start = (controller: ReadableStreamDefaultController) => {
        for (const step of steps) controller.enqueue(new TextEncoder().encode(step));
        controller.close();
      };
      return new Response(new ReadableStream({ start }));
    };
  });
  await page.goto(`${editor.address}#/collections/supporters`);
  await page.getByRole("button", { name: "Reorder" }).click();
  await page.getByRole("row", { name: "Khadaan" }).getByRole("button", { name: "Move Up" }).click();
  await page.getByRole("button", { name: "Done Reordering Entries" }).click();
  const moved = [khadaan?.replace("position: 2", "position: 1"), potli?.replace("position: 1", "position: 2")];
  await expect.poll(async () => (await read()).map(String)).toEqual(moved);
  await expect(panel(page).getByText("1 change", { exact: true })).toBeVisible();
  await panel(page).getByRole("button", { name: "Publish" }).click();
  await expect(panel(page).getByRole("alert")).toHaveText("Committed: trichy-2025.\nYour changes are on the server.", {
    useInnerText: true,
  });
});

test("on a Git host a form with a mistake is not saved, and the mistake is shown", async ({ page, editor }) => {
  const api_root = `${editor.address}api/v1`;
  const backend = { name: "gitea", repo: "this-computer/content", branch: "main", api_root, auth_methods: ["token"] };
  await page.route("**/settings.json", (route) => route.fulfill({ json: { productName: "Yatra", backend } }));
  // As after somebody has signed in with a token.
  const account = JSON.stringify({ backendName: "gitea", token: "token" });
  await page.addInitScript((user) => localStorage.setItem("sveltia-cms.user", user), account);
  const before = (await editor.read(trichyFile)).toString();
  await openForm(page, editor, trichy);
  const invisible = "\u200b";
  await control(page, "title").fill(invisible);
  await saveButton(page).click();
  await expect(panel(page).getByRole("alert")).toContainText("title — has nothing that can be seen");
  expect((await editor.read(trichyFile)).toString()).toBe(before);
});

async function insertPicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.locator('[data-key-path="image"]').getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  await dialog.locator("input[type=file]").first().setInputFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
}

/** A photograph of noise, with its rotation told as phones do. */
async function photographOnItsSide(): Promise<Buffer> {
  const [width, height] = [1200, 900];
  const noise = Buffer.alloc(width * height * 3, 0).map((_, index) => (Math.imul(index, 2654435761) >>> 13) & 255);
  const raw = { width, height, channels: 3 as const };
  return sharp(noise, { raw }).jpeg({ quality: 92 }).withMetadata({ orientation: 6 }).toBuffer();
}
