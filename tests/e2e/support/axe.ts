import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The success criteria of WCAG 2.2, levels A and AA, as axe names them. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * axe as the tests use it. Its usual mode opens a second page for each look, to gather what it found in frames of other
 * sites: no page here has any, and each look takes half as long again.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

/** What axe finds against WCAG 2.2 A and AA in the page as it is now: one line for each element. */
export function axeViolations(page: Page): Promise<string[]> {
  return violationsOf(axeOn(page).withTags(wcagTags));
}

/**
 * The same where nothing but the colours and the size of the window has changed since axe looked at all: what depends on
 * these alone, in a third of the time.
 */
export function axeLookViolations(page: Page): Promise<string[]> {
  return violationsOf(axeOn(page).withRules(["color-contrast", "link-in-text-block", "target-size"]));
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
