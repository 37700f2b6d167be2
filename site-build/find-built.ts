/**
 * What the build has written under a name or an address: a page, or where a file lies on the site.
 *
 * @throws Error when it is not among them
 */
export function findBuilt<Built>(name: string, written: ReadonlyMap<string, Built>): Built {
  const found = written.get(name);
  if (found === undefined) throw new Error(`${name} has no address: the build has not written what belongs to it.`);
  return found;
}
