import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The success criteria of WCAG 2.2, levels A and AA, as axe names them. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds against WCAG 2.2 A and AA in the page as it stands, one line for each element; none is good. Dark
 * colours change nothing but contrast, so that is all that is looked at there: the rest was found in light ones.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const axe = new AxeBuilder({ page });
  const { violations } = await (isDark ? axe.withRules("color-contrast") : axe.withTags(wcagTags)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
