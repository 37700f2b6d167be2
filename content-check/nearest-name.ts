import { distance } from "fastest-levenshtein";

/**
 * Returns the name that a misspelt word probably means: the nearest name with at most two other letters, or one if the word has
 * less than five; otherwise the only name that begins with the word.
 */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const plain = lettersOf(written);
  if (plain === "") return undefined;
  const away = (name: string) => distance(plain, lettersOf(name));
  const [near] = names
    .filter((name) => away(name) <= (plain.length < 5 ? 1 : 2))
    .sort((one, other) => away(one) - away(other));
  if (near !== undefined) return near;
  const longer = names.filter((name) => lettersOf(name).startsWith(plain));
  return plain.length > 3 && longer.length === 1 ? longer[0] : undefined;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
