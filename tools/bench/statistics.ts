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
