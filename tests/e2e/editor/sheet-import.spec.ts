import { expect, type Page } from "@playwright/test";
import { clickAndReload, openForm, panel } from "./editor-actions.ts";
import { test } from "./editor-test.ts";

const plan = `City,Date,Time,Venue,Address,Description,Budget
Pune,17/02/2027,10 am – 4.30 pm,Udaharan Hall,"Udaharan Hall, Pune 411030",Free entry.,5000
Trichy,28/09/2025,10 am – 4.30 pm,Rockfort Hall,"Rockfort Hall, Nandhi Koil Street, Tiruchirappalli 620002",Free entry.,
`;
const pune = "events/2027/pune-2027.yaml";

/** Drops a file on the visible list, as from a file manager. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ""], fileName ?? ""));
      return transfer;
    },
    [name, text],
  );
  const list = page.getByRole("grid").first();
  await list.dispatchEvent("dragover", { dataTransfer });
  await list.dispatchEvent("drop", { dataTransfer });
}

test("a sheet that is dropped on the list of events shows its changes, writes them after a click, and can be undone at once", async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}#/collections/events`);
  await page.getByRole("row").first().waitFor();
  const told = panel(page).getByRole("alert");
  await drop(page, "tour.csv", plan.replace("17/02", "02/17"));
  await expect(told).toContainText("Nothing was written. Correct tour.csv:");
  await expect(told).toContainText("row 2, Date: is 02/17/2027 — write a day that exists, and the day first");
  await drop(page, "tour.csv", plan);
  await expect(told).toContainText(`add     ${pune}: Bitcoin Yatra Pune, 2027-02-17 10:00`);
  await expect(told).toContainText("Ends: 2025-09-28 17:00 → 2025-09-28 16:30");
  await expect(told).toContainText("Not read: the columns Budget.");
  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(told).toBeHidden();
  expect(await editor.read(pune).catch(() => null), "nothing is written before the click").toBe(null);
  await drop(page, "tour.csv", plan);
  await clickAndReload(page, "Save these changes");
  await expect(page.getByRole("row", { name: "Bitcoin Yatra Pune" })).toBeVisible();
  expect((await editor.read(pune)).toString()).toContain("venue: Udaharan Hall\n");
  await expect(panel(page).getByRole("status")).toHaveText("No mistakes in what is saved");
  await panel(page).getByText("1 change", { exact: true }).click();
  await clickAndReload(page, "Take back");
  await expect.poll(() => editor.read(pune).catch(() => null)).toBe(null);
});

test("a sheet of partners is imported with logo files, and lists without an import have no button for it", async ({
  page,
  editor,
}) => {
  const choose = panel(page).getByRole("button", { name: "Import a sheet" });
  await page.goto(`${editor.url}#/collections/speakers`);
  // Before its content has loaded, Sveltia CMS may navigate to its first list, which discards the sheet.
  await page.getByRole("row").first().waitFor();
  await expect(choose).toBeHidden();
  await openForm(page, editor, "_singletons/partners");
  const chooser = page.waitForEvent("filechooser");
  await choose.click();
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>';
  await (await chooser).setFiles([
    { name: "Chai Club.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) },
    {
      name: "list.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Name,Category,Logo,Website\nChai Club,Host,Chai Club.svg,chai.example\n"),
    },
  ]);
  await expect(panel(page).getByRole("alert")).toContainText("add     Chai Club, hosts");
  await clickAndReload(page, "Save these changes");
  await expect
    .poll(async () => (await editor.read("partners.yaml")).toString())
    .toContain("name: Chai Club\n  category: hosts\n  logo: /images/partners/chai-club.svg\n");
  await expect.poll(async () => String(await editor.read("images/partners/chai-club.svg").catch(() => ""))).toBe(logo);
});
