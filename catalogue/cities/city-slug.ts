/**
 * A city's name as it stands in addresses: `Navi Mumbai` is `navi-mumbai`. Letters of every script stay, so that a name
 * written in another one is not empty; whoever builds an address from it encodes it.
 */
export function citySlug(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}
