import type { CDPSession, Page } from "@playwright/test";
import { pathsWith } from "../../../catalogue/pages.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { layOutEverything } from "../support/layout-faults.ts";
import { expect, openPrerendered, test } from "../support/site-test.ts";

// Scripts and fonts are blocked: they change the look of a page by themselves.
test.use({ allowedErrors: /Failed to load resource/, viewport: { width: 390, height: 844 } });

/** A box of a page: the element, pseudo-element or text that it belongs to, its position and size, its computed styles. */
type Box = { name: string; bounds: string; styles: string[] };

/**
 * The site's fonts come after the stylesheet and are blocked here, so only the list of fonts changes. DevTools read no custom
 * properties: their effect is in the standard ones. For a margin that is `auto`, Chromium sometimes returns 0 until the next
 * layout, although the box is in its place: the bounds show a margin that is wrong.
 */
const isCompared = (property: string) => !/^(font-family$|--|margin-)/.test(property);

/** The boxes that the browser has laid out, in document order. @param properties the names of the computed styles */
async function readBoxes(devTools: CDPSession, properties: string[]): Promise<Box[]> {
  const { documents, strings } = await devTools.send("DOMSnapshot.captureSnapshot", { computedStyles: properties });
  const [{ nodes, layout } = { nodes: {}, layout: undefined }] = documents;
  const textAt = (index = -1) => strings[index] ?? "";
  return (layout?.nodeIndex ?? []).map((node, box) => ({
    name: `${textAt(nodes.nodeName?.[node])} ${textAt(layout?.text[box])}`.trim(),
    bounds: String(layout?.bounds[box]),
    styles: (layout?.styles[box] ?? []).map(textAt),
  }));
}

/** The differences between two readings of the same page: one line for each. */
function differences(before: Box[], after: Box[], properties: string[]): string[] {
  if (before.length !== after.length) return [`${before.length} boxes → ${after.length}`];
  return before.flatMap(({ name, bounds, styles }, index) => {
    const now = after[index];
    const changed = styles.flatMap((value, position) =>
      value === now?.styles[position] ? [] : [`${properties[position]}: ${value} → ${now?.styles[position]}`],
    );
    if (bounds !== now?.bounds) changed.push(`bounds: ${bounds} → ${now?.bounds}`);
    return changed.map((change) => `${name}: ${change}`);
  });
}

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

/** Opens all details and loads all pictures, so that no box appears while the stylesheet loads. */
async function showEverything(page: Page) {
  await layOutEverything(page);
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

/** Ends all animations: a style that one sets changes by itself. */
async function finishAnimations(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

test("the whole stylesheet changes no box and no computed style of a page or of the open menu", async ({ page }) => {
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  const devTools = await page.context().newCDPSession(page);
  for (const path of [...pathsWith("inSitemap"), `/events/${testCatalogue.events[0]?._id}`, "the open menu"]) {
    const isMenu = path === "the open menu";
    await openPrerendered(page, isMenu ? "/landing" : path);
    await showEverything(page);
    if (isMenu) await page.getByRole("button", { name: "Open menu" }).click();
    await finishAnimations(page);
    const properties = (await page.evaluate(() => [...getComputedStyle(document.body)])).filter(isCompared);
    const before = await readBoxes(devTools, properties);
    expect(before.length).toBeGreaterThan(20);
    await addStyleSheet(page);
    expect.soft(differences(before, await readBoxes(devTools, properties), properties).slice(0, 20), path).toEqual([]);
  }
});
