import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBuiltPage } from "./built-pages.ts";
import { checkSharePictures } from "./check-share-pictures.ts";

let siteFolder: string;
beforeEach(async () => {
  siteFolder = await mkdtemp(path.join(tmpdir(), "site-"));
  await mkdir(path.join(siteFolder, "assets"));
});
afterEach(() => rm(siteFolder, { recursive: true }));

const siteAddress = "https://yatra.example";
const tag = (address: string) => `<meta property="og:image" content="${address}"/>`;

async function check(html: string, bytes: number | null = 10) {
  if (bytes !== null) await writeFile(path.join(siteFolder, "assets/share.jpg"), Buffer.alloc(bytes));
  await checkSharePictures([readBuiltPage("/partners", html)], { siteFolder, siteAddress });
}

test("a page whose share picture is there passes", async () => {
  await expect(check(tag(`${siteAddress}/assets/share.jpg`))).resolves.toBeUndefined();
});

test.each([
  { what: "a page without one", html: "<title>Partners</title>", says: "/partners has no share picture" },
  {
    what: "a picture of another site",
    html: tag("https://a.example/share.jpg"),
    says: "/partners has no share picture",
  },
  { what: "a picture that was not written", html: tag(`${siteAddress}/assets/gone.jpg`), says: "not written it" },
  { what: "a heavy one", html: tag(`${siteAddress}/assets/share.jpg`), bytes: 300_000, says: "300 KB, and 250 KB" },
])("$what stops the build", async ({ html, bytes, says }) => {
  await expect(check(html, bytes)).rejects.toThrow(says);
});
