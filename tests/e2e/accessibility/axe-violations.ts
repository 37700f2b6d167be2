import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { resize } from "../support/viewport.ts";

/** The success criteria of WCAG 2.2, levels A and AA, as axe names them. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * axe as the tests use it, looking for violations only. Its usual mode opens a second page for each look, in which it
 * would gather what it found in frames of other sites: no page here has any that answers, and each look takes half as long again.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

/**
 * What axe finds against WCAG 2.2 A and AA in the page as it stands, one line for each element; none is good. It is
 * looked at in the window as it is with light colours, and in that of a phone with dark ones.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const inLight = await axeOn(page).withTags(wcagTags).analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  await resize(page, { width: 390, height: 844 });
  const inDark = await axeOn(page).withTags(wcagTags).analyze();
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
