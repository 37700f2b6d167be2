import { expect } from "@playwright/test";
import { test, trichyFile } from "./editor-test.ts";

test("a preview that is asked for before its event's file is written shows the event as soon as it is", async ({
  page,
  editor,
}) => {
  const file = "events/2027/later-2027.yaml";
  await page.goto(`${editor.address}preview?file=${file}`);
  await expect(page.getByText("It comes by itself")).toBeVisible();
  const body = (await editor.read(trichyFile)).toString().replace(/^uuid: .*\n/m, "");
  const change = { operation: "create", path: `content/${file}`, content: Buffer.from(body).toString("base64") };
  const init = { method: "POST", body: JSON.stringify({ files: [change] }) };
  expect((await fetch(`${editor.address}api/v1/repos/this-computer/content/contents`, init)).status).toBe(200);
  await expect(page.frameLocator("iframe").getByRole("dialog")).toContainText("Bitcoin Yatra Trichy", {
    // The development server bundles what the preview loads at its first request.
    timeout: 20_000,
  });
});
