import path from "node:path";
import type { Page } from "@playwright/test";
import { galleryFolder } from "../../../site-build/site-folders.ts";

/** No server has it: its files are answered from where `tools/build-for-tests.ts` has put them. */
const galleryOrigin = "http://gallery.invalid";

/** Opens the gallery, and waits until it stands. */
export async function openGallery(page: Page) {
  await page.route(`${galleryOrigin}/**`, (route) =>
    route.fulfill({ path: path.join(galleryFolder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${galleryOrigin}/gallery/index.html`);
  await page.getByRole("heading", { name: "Gallery", level: 1 }).waitFor();
}
