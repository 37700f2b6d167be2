import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The success criteria of WCAG 2.2, levels A and AA, as axe names them. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds against WCAG 2.2 A and AA in the page as it stands, one line for each element; none is good. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcagTags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
