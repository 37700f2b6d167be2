import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { clientKey, forwardedFor } from "./client-address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:0:7::1", "2001:db8:0:7"],
  ["2001:DB8:0:7:1:2:3:4", "2001:db8:0:7"],
  ["2001:db8::7:1:2:3:4", "2001:db8:0:7"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, key) => {
  expect(clientKey(address)).toBe(key);
});

const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8);
proxies.addAddress("::1", "ipv6");

test.each([
  [undefined, undefined],
  ["", undefined],
  ["192.0.2.1", "192.0.2.1"],
  ["203.0.113.9, 192.0.2.1", "192.0.2.1"],
  ["192.0.2.1, 10.0.0.7,::1", "192.0.2.1"],
  ["10.0.0.7", undefined],
  ["192.0.2.1:4711, 10.0.0.7:80", "192.0.2.1"],
  ["[2001:db8::1]:4711, [::1]", "2001:db8::1"],
  ["192.0.2.1, no address", "no address"],
])("the client in X-Forwarded-For: %s is %s", (header, client) => {
  expect(forwardedFor(header, proxies)).toBe(client);
});
