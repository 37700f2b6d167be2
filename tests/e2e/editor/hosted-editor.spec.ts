import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { type PreviewServer, preview } from "vite";
import { control, openForm, panel } from "./editor-actions.ts";
import { test, trichy, trichyFile } from "./editor-test.ts";

let folder: string;
let server: PreviewServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hosted-"));
  const options = ["--host", "github", "--repository", "sahaj-labs/yatra", "--to", folder];
  execFileSync(process.execPath, ["tools/organise.ts", "host", ...options]);
  const rules = await readFile(path.join(folder, "_headers"), "utf8");
  const headers = Object.fromEntries(
    [...rules.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  server = await preview({
    configFile: false,
    root: path.dirname(folder),
    base: "/editor/",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", headers },
  });
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("the hosted editor offers only the sign-in with an access token, and links to the form that creates one with its permissions", async ({
  page,
}) => {
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  const signIn = page.getByRole("button", { name: /^Sign In/ });
  await expect(signIn).toHaveText(["Sign In Using Access Token"]);
  await signIn.click();
  const dialog = page.getByRole("alertdialog", { name: "Sign In Using Access Token" });
  await expect(dialog.getByRole("link", { name: "user settings page" })).toHaveAttribute(
    "href",
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?.*contents=write.*pull_requests=write/,
  );
  await expect(dialog.getByRole("textbox", { name: "Personal Access Token" })).toBeVisible();
});

test("the hosted editor does not save a form with a mistake, and shows the mistake", async ({ page, editor }) => {
  const api_root = `${editor.url}api/v1`;
  const backend = { name: "gitea", repo: "this-computer/content", branch: "main", api_root, auth_methods: ["token"] };
  await page.route("**/settings.json", (route) => route.fulfill({ json: { productName: "Yatra", backend } }));
  // The state after a sign-in with a token.
  const account = JSON.stringify({ backendName: "gitea", token: "token" });
  await page.addInitScript((user) => localStorage.setItem("sveltia-cms.user", user), account);
  const before = (await editor.read(trichyFile)).toString();
  await openForm(page, editor, trichy);
  const save = page.getByRole("button", { name: "Save", exact: true });
  const invisible = "\u200b";
  await control(page, "title").fill(invisible);
  await save.click();
  await expect(panel(page).getByRole("alert")).toContainText("Title — has nothing that can be seen");
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await control(page, "title").fill("Bitcoin Yatra Trichy");
  await control(page, "ends").fill("2025-09-28T09:00");
  await save.click();
  await expect(panel(page).getByRole("alert")).toContainText("Ends — is not after the beginning");
  expect((await editor.read(trichyFile)).toString()).toBe(before);
});
