import { spawnSync } from "node:child_process";
import { expect } from "@playwright/test";
import { test, trichyFile } from "./editor-test.ts";

// One after another: they share an editor.
test.describe.configure({ mode: "default" });

test("a preview that is asked for before its event's file is written shows the event as soon as it is", async ({
  page,
  editor,
}) => {
  const file = "events/2027/later-2027.yaml";
  await page.goto(`${editor.address}preview?file=${file}`);
  await expect(page.getByText("It comes by itself")).toBeVisible();
  const body = (await editor.read(trichyFile)).toString().replace(/^uuid: .*\n/m, "");
  const init = { method: "PUT", body, headers: { "If-None-Match": "*" } };
  expect((await fetch(`${editor.address}api/files/${file}`, init)).status).toBe(204);
  await expect(page.frameLocator("iframe").getByRole("dialog")).toContainText("Bitcoin Yatra Trichy");
});

test("a development server that finds the port taken leaves the editor what its pages load", async ({
  browser,
  editor,
}) => {
  const isShown = async () => {
    const page = await browser.newPage();
    await page.goto(`${editor.address}preview?file=${trichyFile}`);
    await expect(page.locator(".event-picture").first()).toBeVisible();
    await page.close();
  };
  await isShown();
  // Of another NODE_ENV, for which Vite bundles anew.
  const env = { ...process.env, NODE_ENV: "test", PORT: new URL(editor.address).port };
  expect(spawnSync(process.execPath, ["tools/dev.ts"], { env }).status).toBe(1);
  // A change of the content, after which Vite reads all it serves anew.
  await fetch(`${editor.address}api/draft`, { method: "DELETE" });
  await isShown();
});
