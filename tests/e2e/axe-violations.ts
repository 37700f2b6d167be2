import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The success criteria of WCAG 2.2, levels A and AA, as axe names them. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds against WCAG 2.2 A and AA in the page as it stands, one line for each element; none is good. It is
 * looked at in the window as it is with light colours, and in that of a phone with dark ones.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const inLight = await new AxeBuilder({ page }).withTags(wcagTags).analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  const inDark = await new AxeBuilder({ page }).withTags(wcagTags).analyze();
  await page.emulateMedia({ colorScheme: "light" });
  return [
    ...inLight.violations.flatMap((violation) => linesOf(violation, "light")),
    ...inDark.violations.flatMap((violation) => linesOf(violation, "dark, on a phone")),
  ];
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function linesOf({ id, nodes }: Violation, colours: string): string[] {
  return nodes.map(({ target, failureSummary }) => `${colours}: ${id}: ${target.join(" ")}: ${failureSummary}`);
}
