/** A name as it is compared: without regard to case, width and spacing. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/**
 * The name that a misspelt one most likely means: the nearest of those at most two slips away, fewer in short words,
 * or else the only one that begins with it.
 */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const plain = lettersOf(written);
  if (plain === "") return undefined;
  const near = names
    .map((name) => ({ name, slips: slipsBetween([...plain], [...lettersOf(name)]) }))
    .filter(({ slips }) => slips <= Math.min(2, Math.floor(plain.length / 3)))
    .sort((a, b) => a.slips - b.slips);
  if (near[0]) return near[0].name;
  const longer = names.filter((name) => lettersOf(name).startsWith(plain));
  return plain.length > 3 && longer.length === 1 ? longer[0] : undefined;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** How many letters are missing, too many, wrong or swapped with their neighbour (optimal string alignment). */
function slipsBetween(a: readonly string[], b: readonly string[]): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, other] of b.entries()) {
      const swapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      next.push(
        Math.min(
          at(last, column) + (letter === other ? 0 : 1),
          at(last, column + 1) + 1,
          at(next, column) + 1,
          swapped ? at(before, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
