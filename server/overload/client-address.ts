import { type BlockList, isIP, isIPv6 } from "node:net";

/** How many groups of an IPv6 address name a network: whoever has one address of it has them all. */
const networkGroups = 4;

/**
 * By what clients are told apart: an IPv4 address, or the network (/64) of an IPv6 one.
 *
 * @param address as Node or a proxy writes it; a text that is none stands for itself
 */
export function clientKey(address: string): string {
  const [plain = ""] = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .split("%");
  if (!isIPv6(plain)) return plain;
  const [start = "", end] = plain.split("::");
  const first = start === "" ? [] : start.split(":");
  const last = end ? end.split(":") : [];
  const zeros = end === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: zeros }, () => "0"), ...last].slice(0, networkGroups).join(":");
}

/** Whether an address is one of those that were named. */
export function isNamed(address: string, named: BlockList): boolean {
  return isIP(address) > 0 && named.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * For whom a proxy asks: the last address of `X-Forwarded-For` that is no proxy's. What stands before it anybody may have
 * written.
 */
export function forwardedFor(header: string | undefined, proxies: BlockList): string | undefined {
  const addresses = header?.split(",").map((address) => withoutPort(address.trim())) ?? [];
  return addresses.findLast((address) => address !== "" && !isNamed(address, proxies));
}

/** Some proxies add the port, which is another for each connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
}
