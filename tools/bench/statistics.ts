/** What several measurements of one thing say together. */
export type Spread = { median: number; least: number; most: number };

/** The middle value, or the mean of the two middle ones. @throws Error without a value */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new Error("There is no median of nothing.");
  return (lower + upper) / 2;
}

/** The median of the values, and how far they lie apart. @throws Error without a value */
export function spread(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/**
 * Each of our measurements over that of the floor from the same turn: what the machine did meanwhile weighed on both.
 *
 * @throws RangeError when the two were not measured equally often
 */
export function ratios(ours: readonly number[], floor: readonly number[]): number[] {
  if (ours.length !== floor.length) throw new RangeError(`${ours.length} measurements have ${floor.length} floors.`);
  return ours.map((value, turn) => value / (floor[turn] ?? Number.NaN));
}

/** A measurement at one size of the content. */
export type Sized = { size: number; value: number };

/** Up to this power growth counts as linear: what is above 1 in it, measurements scatter. */
export const linearPower = 1.1;

/**
 * With which power of its size a measurement grows between two sizes: 0 not at all, 1 linearly, 2 as the square. What it
 * costs at any size, such as starting a program, lowers the power, so a small site says less than a large one.
 */
export function growthPower(from: Sized, to: Sized): number {
  return Math.log(to.value / from.value) / Math.log(to.size / from.size);
}

/**
 * The steepest growth between neighbouring sizes; undefined where there are fewer than two. What was not measured is left
 * out, and so is a measurement of 0, from which any growth would be without end.
 */
export function steepestGrowth(measured: readonly Sized[]): number | undefined {
  const sorted = measured.filter(({ value }) => value > 0).toSorted((a, b) => a.size - b.size);
  const powers = sorted.slice(1).map((to, index) => growthPower(sorted[index] ?? to, to));
  return powers.length === 0 ? undefined : Math.max(...powers);
}

/** The steepest fall between neighbouring sizes: -1 where what there are twice as many of comes half as often. */
export function steepestFall(measured: readonly Sized[]): number | undefined {
  const growth = steepestGrowth(measured.map(({ size, value }) => ({ size, value: 1 / value })));
  return growth === undefined ? undefined : -growth;
}
