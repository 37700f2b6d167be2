import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pathsWith } from "../../../catalogue/pages.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { layOutWhole } from "../support/layout-faults.ts";
import { expect, openText, test } from "../support/site-test.ts";

// Scripts and fonts are not loaded: they change the look of a page by themselves.
test.use({ allowedErrors: /Failed to load resource/, viewport: { width: 390, height: 844 } });

/** Adds the whole stylesheet behind the critical CSS, as the page's script does. */
async function addStyleSheet(page: Page) {
  await page.evaluate(() => {
    const href = document.querySelector<HTMLElement>("[data-style-sheet]")?.dataset.styleSheet ?? "";
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    return new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", reject);
      document.head.append(link);
    });
  });
}

/** Unfolds what the page has folded, and loads its pictures. */
async function showEverything(page: Page) {
  await layOutWhole(page);
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

test("each page, and the open menu, looks the same before and after the whole stylesheet has come", async ({
  page,
}, testInfo) => {
  // Twelve pictures of whole pages.
  test.slow();
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  for (const address of [...pathsWith("inSitemap"), `/events/${testCatalogue.events[0]?._id}`, "the open menu"]) {
    const isMenu = address === "the open menu";
    await openText(page, isMenu ? "/landing" : address);
    await showEverything(page);
    if (isMenu) await page.getByRole("button", { name: "Open menu" }).click();
    // The film's frame has the browser's own controls, which move while the film loads.
    const picture = () => page.screenshot({ fullPage: true, animations: "disabled", mask: [page.locator("iframe")] });
    const name = `${address.replaceAll(/\W+/g, "-")}.png`;
    const file = testInfo.snapshotPath(name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await picture());
    await addStyleSheet(page);
    expect.soft(await picture(), `${address}: the pictures are attached`).toMatchSnapshot(name, { threshold: 0.05 });
  }
});
