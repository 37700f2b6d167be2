import { type Page, test } from "@playwright/test";
import { resize } from "./resize.ts";

/** Goes through the windows' widths on a page that is open: laying it out anew is quicker than opening it anew. */
export async function atEachWidth(page: Page, widths: readonly number[], look: (width: number) => Promise<void>) {
  for (const width of widths) {
    await resize(page, { width, height: 800 });
    await test.step(`at ${width} px`, () => look(width));
  }
}
