import { expect } from "@playwright/test";
import { control, openForm, save, test, trichy, trichyFile } from "./editor-test.ts";

test.use({ mistakes: { [trichyFile]: ["status: upcoming", "status: Upcoming"] } });

test("on content with a mistake the editor opens and names it with its mend in the words of the content check, until it is mended", async ({
  page,
  editor,
}) => {
  await openForm(page, editor, trichy);
  const panel = page.getByRole("complementary", { name: "Check and changes" });
  await expect(panel.getByRole("status")).toHaveText("1 mistake to mend");
  await expect(panel).toContainText(
    `content/${trichyFile}:4 status — has a capital letter — write it in small letters: \`status: upcoming\``,
  );
  await control(page, "status").fill("upcoming");
  await save(page, editor, trichyFile, /status: upcoming/);
  await expect(panel.getByRole("status")).toHaveText("No mistakes in what is saved");
});
