import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The success criteria of WCAG 2.2, levels A and AA, as axe names them. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds against WCAG 2.2 A and AA in the page as it stands, one line for each element; none is good. It is
 * looked at in light colours and then in dark ones, which change nothing but contrast, so that is all that is looked at there.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const inLight = await new AxeBuilder({ page }).withTags(wcagTags).analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await new AxeBuilder({ page }).withRules("color-contrast").analyze();
  await page.emulateMedia({ colorScheme: "light" });
  return [
    ...inLight.violations.flatMap((violation) => linesOf(violation, "light")),
    ...inDark.violations.flatMap((violation) => linesOf(violation, "dark")),
  ];
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function linesOf({ id, nodes }: Violation, colours: string): string[] {
  return nodes.map(({ target, failureSummary }) => `${colours}: ${id}: ${target.join(" ")}: ${failureSummary}`);
}
