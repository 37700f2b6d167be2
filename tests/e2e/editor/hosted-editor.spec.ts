import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type PreviewServer, preview } from "vite";

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

test("the editor on a host asks for an access token alone, with a link that chooses its rights", async ({ page }) => {
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
