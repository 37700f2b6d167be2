import { addressesWith } from "../../../catalogue/pages.ts";
import { expect, openText, test } from "../support/site-test.ts";
import { axeOn } from "./axe-violations.ts";

const addresses = [...addressesWith("inSitemap"), "/events/mumbai-edition-3"];

test("WCAG 2.2 AAA 1.4.6 who asks for more contrast gets 7:1 on every page, in light and in dark", async ({ page }) => {
  for (const address of addresses) {
    await openText(page, address);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ contrast: "more", colorScheme });
      const { violations } = await axeOn(page).withRules("color-contrast-enhanced").analyze();
      const found = violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`));
      expect.soft(found, `${address} ${colorScheme}`).toEqual([]);
    }
  }
});
