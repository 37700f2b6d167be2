import { distance } from "fastest-levenshtein";

/**
 * The name that a misspelt one most likely means: the nearest of those at most two letters away, one in words of less than five, or else
 * the only one that begins with it.
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
