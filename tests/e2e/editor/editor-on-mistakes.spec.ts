import { expect } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { control, openForm, save, test, trichy, trichyFile } from "./editor-test.ts";

test.use({ mistakes: { [trichyFile]: ["status: upcoming", "status: Upcoming"] } });

test("on content with a mistake the editor opens and names it with its correction in the words of the content check, until it is corrected; axe finds nothing, on a phone too", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, trichy);
  const panel = page.getByRole("complementary", { name: "Check and changes" });
  await expect(panel.getByRole("status")).toHaveText("1 mistake to mend");
  await expect(panel).toContainText(
    `content/${trichyFile}:4 status — has a capital letter — write it in small letters: \`status: upcoming\``,
  );
  expect((await axeOn(page).include("#panel").analyze()).violations).toEqual([]);
  await control(page, "status").fill("upcoming");
  await save(page, editor, trichyFile, /status: upcoming/);
  await expect(panel.getByRole("status")).toHaveText("No mistakes in what is saved");
  await page.getByText("1 change", { exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await axeOn(page).include("#panel").analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
