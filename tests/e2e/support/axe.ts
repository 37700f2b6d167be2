import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** axe's tags for the success criteria of WCAG 2.2, levels A and AA. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * An axe builder in legacy mode. The default mode opens a second page for each analysis, to collect the results of
 * cross-origin frames. No page here has such frames, and an analysis would take half as long again.
 */
export function axeOn(page: Page, axeSource?: string): AxeBuilder {
  return new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
}

/** Runs axe on the current state of the page. @returns its violations of WCAG 2.2 A and AA, one line for each element */
export function axeViolations(page: Page): Promise<string[]> {
  return violationsOf(axeOn(page).withTags(wcagTags));
}

/**
 * Runs only the rules that depend on colours and sizes, in a fifth of the time. Use it after `axeViolations` when nothing
 * but the colour scheme or the viewport has changed since. It uses the axe that is in the page already.
 */
export function axeColourAndSizeViolations(page: Page): Promise<string[]> {
  return violationsOf(
    axeOn(page, "window.axe.version").withRules(["color-contrast", "link-in-text-block", "target-size"]),
  );
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
