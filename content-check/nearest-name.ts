import { distance } from "fastest-levenshtein";

/**
 * The name that a misspelt one most likely means: of those with the same first letter, the nearest one at most two letters away, one in
 * words of less than five; or else the only one that begins with it. Nagpur is two letters away from Jaipur, and no misspelling of it.
 */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const plain = lettersOf(written);
  if (plain === "") return undefined;
  const away = (name: string) => distance(plain, lettersOf(name));
  const [near] = names
    .filter((name) => lettersOf(name).at(0) === plain.at(0) && away(name) <= (plain.length < 5 ? 1 : 2))
    .sort((one, other) => away(one) - away(other));
  if (near !== undefined) return near;
  const longer = names.filter((name) => lettersOf(name).startsWith(plain));
  return plain.length > 3 && longer.length === 1 ? longer[0] : undefined;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
