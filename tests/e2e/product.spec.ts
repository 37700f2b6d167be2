import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { testCatalogue } from "../support/test-content.ts";
import { expect, openLive, openText, test } from "./site-test.ts";

const { site, events } = testCatalogue;
const pages = ["/", "/events", `/events/${events[0]?._id}`, "/partners", "/landing"];

for (const address of pages) {
  test(`P-1 ${address} has no form, no input and no sign-in`, async ({ page }) => {
    await openLive(page, address);
    await expect(page.locator("form, input, select, textarea, [contenteditable]")).toHaveCount(0);
    await expect(page.getByText(/sign in|sign up|log in|log out/i).locator("visible=true")).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`P-2 ${address} names the product, the organiser and its own address as the configuration does`, async ({
    page,
  }) => {
    await openText(page, address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", site.siteAddress + address);
    await expect(page).toHaveTitle(new RegExp(site.productName));
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute("content", site.productName);
    await expect(page.locator("header .brand").first()).toHaveText(site.productName);
    await expect(page.locator("footer")).toContainText(`Organized by${site.organiserName}`);
  });
}

test("P-2 the aftermovie plays from the configured address", async ({ page }) => {
  await openLive(page, "/");
  const film = page.getByTitle("Aftermovie of Phase 1");
  expect((await film.getAttribute("src"))?.startsWith(site.aftermovieAddress)).toBe(true);
  await page.getByRole("button", { name: "Aftermovie Phase 1" }).click();
  const player = page.getByRole("dialog").locator("iframe");
  expect((await player.getAttribute("src"))?.startsWith(site.aftermovieAddress)).toBe(true);
});

test("P-2 the contact address is the configured one", async ({ page }) => {
  await openText(page, "/partners");
  const contact = page.getByRole("link", { name: site.contactAddress });
  await expect(contact).toHaveAttribute("href", `mailto:${site.contactAddress}`);
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
