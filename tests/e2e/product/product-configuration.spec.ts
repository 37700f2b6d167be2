import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { testCatalogue } from "../../support/test-content.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive, openText } from "../support/site-test.ts";

const { site } = testCatalogue;

test("P-2 the aftermovie plays from the configured address", async ({ page }) => {
  await openLive(page, "/");
  await page.getByRole("region", { name: "Aftermovie Phase 1" }).scrollIntoViewIfNeeded();
  const film = page.getByTitle("Aftermovie of Phase 1");
  expect((await film.getAttribute("src"))?.startsWith(site.aftermovieAddress)).toBe(true);
  await page.getByRole("button", { name: "Aftermovie Phase 1" }).click();
  const player = page.getByRole("dialog").locator("iframe");
  expect((await player.getAttribute("src"))?.startsWith(site.aftermovieAddress)).toBe(true);
});

test("P-2 the partners are asked for at the configured base address", async ({ page, siteOrigin }) => {
  const request = page.waitForRequest((sent) => sent.resourceType() === "fetch");
  await openText(page, "/partners");
  expect((await request).url()).toBe(new URL(`${site.apiAddress}/partners`, siteOrigin).href);
});

test("P-2 no code of the site repeats a name or an address of the configuration @once", async () => {
  const { productName, organiserName, siteAddress, aftermovieAddress, contactAddress, headline } = site;
  const names = await readdir("app", { recursive: true });
  const code = names.filter((name) => /\.(tsx?|css)$/.test(name) && !/\.(test|fixture)\./.test(name));
  expect(code.length).toBeGreaterThan(50);
  for (const name of code) {
    const text = await readFile(path.join("app", name), "utf8");
    for (const fact of [productName, organiserName, siteAddress, aftermovieAddress, contactAddress, headline]) {
      expect(text, `app/${name} contains ${fact}`).not.toContain(fact);
    }
  }
});
