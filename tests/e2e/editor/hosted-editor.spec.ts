import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { writeHostedEditor } from "../../../editor/hosted-editor.ts";

const origin = "https://editor.example";

/** Shows a folder as a host of static files does that obeys `_headers`, and tells what else the page asks for. */
async function openHosted(page: Page, folder: string): Promise<string[]> {
  const headers = await readFile(path.join(folder, "_headers"), "utf8");
  const [, policy = ""] = /Content-Security-Policy: (.+)/.exec(headers) ?? [];
  const elsewhere: string[] = [];
  await page.route("**", async (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    if (asked !== origin) {
      elsewhere.push(asked);
      return route.abort();
    }
    const file = path.join(folder, pathname.slice("/editor/".length) || "index.html");
    return route.fulfill({ path: file, headers: { "Content-Security-Policy": policy } });
  });
  await page.goto(`${origin}/editor/`);
  return elsewhere;
}

for (const [host, name] of [
  ["github", "GitHub"],
  ["gitlab", "GitLab"],
] as const) {
  test(`the editor for a website asks people to sign in at ${name}, and asks nobody else for anything`, async ({
    page,
  }) => {
    const folder = await mkdtemp(path.join(tmpdir(), "hosted editor "));
    await writeHostedEditor(folder, "Bitcoin Yatra", { host, repository: "sahaj-labs/yatra", branch: "main" });
    const elsewhere = await openHosted(page, folder);
    await expect(page.getByRole("button", { name: new RegExp(`Sign In with .*${name}`) })).toBeVisible();
    await expect(page).toHaveTitle(/Bitcoin Yatra: content/);
    expect(elsewhere).toEqual([]);
    const settings = JSON.parse(await readFile(path.join(folder, "settings.json"), "utf8"));
    expect(settings.backend).toMatchObject({ name: host, repo: "sahaj-labs/yatra", branch: "main" });
    await rm(folder, { recursive: true });
  });
}

test("a host that nobody knows and a repository without an owner are told in a sentence", async () => {
  const review = { host: "sourcehut" as "github", repository: "sahaj-labs/yatra", branch: "main" };
  await expect(writeHostedEditor("unused", "Yatra", review)).rejects.toThrow(
    '--host is "sourcehut": write github or gitlab',
  );
  await expect(
    writeHostedEditor("unused", "Yatra", { ...review, host: "github", repository: "yatra" }),
  ).rejects.toThrow('--repository is "yatra": write owner and name, such as sahaj-labs/yatra');
});
