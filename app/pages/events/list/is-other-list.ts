import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Whether an address may show another list than the one before it. Opening an event leaves the list behind it as it is,
 * whichever it was; so whatever comes after an event asks anew.
 */
export function isOtherList({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (nextParams.eventId !== undefined) return false;
  if (currentParams.eventId !== undefined || defaultShouldRevalidate) return true;
  return currentParams.section !== nextParams.section || currentParams.page !== nextParams.page;
}
