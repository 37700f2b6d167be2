/** The keys that appear earlier in a list already: the index of each, with that of the first one. */
export function repeated(keys: readonly (string | undefined)[]): Map<number, number> {
  const found = keys.flatMap((key, index) => {
    const first = keys.indexOf(key);
    return key && first < index ? [[index, first] as const] : [];
  });
  return new Map(found);
}
