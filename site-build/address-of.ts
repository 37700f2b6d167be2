/**
 * The address at which the build has put something.
 *
 * @param addresses what the build has put somewhere, by name
 * @throws Error when it is not among them
 */
export function addressOf(name: string, addresses: ReadonlyMap<string, string>): string {
  const address = addresses.get(name);
  if (address === undefined) throw new Error(`${name} has no address: the build has not written what belongs to it.`);
  return address;
}
