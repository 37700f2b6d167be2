/** A measurement at one size of the content. */
export type Sized = { size: number; value: number };

/** How much steeper than a straight line a measurement may look before it counts: what measurements scatter. */
const tolerance = 0.1;

/**
 * With which power of its size a measurement grows between two sizes: 0 not at all, 1 linearly, 2 as the square. What it
 * costs at any size, such as starting a program, lowers the power, so a small site says less than a large one.
 */
export function growthPower(from: Sized, to: Sized): number {
  return Math.log(to.value / from.value) / Math.log(to.size / from.size);
}

/** The steepest growth between neighbouring sizes; undefined where there are fewer than two. */
export function steepestGrowth(measured: readonly Sized[]): number | undefined {
  const sorted = measured.toSorted((a, b) => a.size - b.size);
  const powers = sorted.slice(1).map((to, index) => growthPower(sorted[index] ?? to, to));
  return powers.length === 0 ? undefined : Math.max(...powers);
}

/** Whether a measurement grows no faster than its size, as far as measurements can tell. */
export function isAtMostLinear(measured: readonly Sized[]): boolean {
  return (steepestGrowth(measured) ?? 0) <= 1 + tolerance;
}
