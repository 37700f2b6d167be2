import { expect, test } from "vitest";
import { usualAddressLimits } from "./overload/limit-addresses.ts";
import { readSettings } from "./read-settings.ts";
import { StartError } from "./start-error.ts";

test("with an empty environment the settings are those of a laptop", () => {
  const laptop = {
    port: 3000,
    host: "0.0.0.0",
    database: { kind: "sqlite", file: "data/partners.sqlite" },
    logLevel: "info",
    siteAddress: undefined,
    addressLimits: usualAddressLimits,
  };
  expect(readSettings({})).toEqual(laptop);
  const empty = { PORT: "", HOST: "", DATABASE_URL: "", LOG_LEVEL: "", SITE_URL: "" };
  expect(readSettings({ ...empty, CONNECTIONS_PER_ADDRESS: "", PROXY_ADDRESS: "" })).toEqual(laptop);
});

test("every setting can be given", () => {
  const DATABASE_URL = "postgres://yatra:secret@db.example/partners";
  const address = { PORT: "8080", HOST: "::1", SITE_URL: "https://yatra.example" };
  const limits = { CONNECTIONS_PER_ADDRESS: "40", PROXY_ADDRESS: "10.0.0.7, 172.16.0.0/12,::1" };
  const { addressLimits, ...settings } = readSettings({ ...address, ...limits, DATABASE_URL, LOG_LEVEL: "silent" });
  expect(addressLimits.perAddress).toBe(40);
  expect(addressLimits.proxies.rules.toSorted()).toEqual([
    "Address: IPv4 10.0.0.7",
    "Address: IPv6 ::1",
    "Subnet: IPv4 172.16.0.0/12",
  ]);
  expect(settings).toEqual({
    port: 8080,
    host: "::1",
    database: { kind: "postgres", url: DATABASE_URL },
    logLevel: "silent",
    siteAddress: "https://yatra.example",
  });
});

test("an IPv6 address to listen on may stand in brackets, as addresses of the web have it", () => {
  expect(readSettings({ HOST: "[::1]" }).host).toBe("::1");
});

const noProxy =
  "is no address or network of a proxy: write PROXY_ADDRESS=127.0.0.1, or PROXY_ADDRESS=172.16.0.0/12,::1";
const noCount =
  "is not how many connections one address may have: write a whole number from 1 to 5000, such as CONNECTIONS_PER_ADDRESS=500";

test.each([
  ["PROXY_ADDRESS", "127.0.0.1,proxy.example", `PROXY_ADDRESS: "proxy.example" ${noProxy}`],
  ["PROXY_ADDRESS", "10.0.0.0/33", `PROXY_ADDRESS: "10.0.0.0/33" ${noProxy}`],
  ["PROXY_ADDRESS", "10.0.0.0/8/8", `PROXY_ADDRESS: "10.0.0.0/8/8" ${noProxy}`],
  ["CONNECTIONS_PER_ADDRESS", "0", `CONNECTIONS_PER_ADDRESS: "0" ${noCount}`],
  ["CONNECTIONS_PER_ADDRESS", "5001", `CONNECTIONS_PER_ADDRESS: "5001" ${noCount}`],
  ["PORT", "abc", 'PORT: "abc" is not a port: write a whole number from 0 to 65535, such as PORT=3000'],
  ["PORT", "65536", 'PORT: "65536" is not a port: write a whole number from 0 to 65535, such as PORT=3000'],
  ["PORT", "-1", 'PORT: "-1" is not a port: write a whole number from 0 to 65535, such as PORT=3000'],
  ["PORT", "3000.5", 'PORT: "3000.5" is not a port: write a whole number from 0 to 65535, such as PORT=3000'],
  ["HOST", "a b", 'HOST: "a b" is not an address to listen on: write HOST=0.0.0.0 for every one, or HOST=127.0.0.1'],
  [
    "HOST",
    "http://x",
    'HOST: "http://x" is not an address to listen on: write HOST=0.0.0.0 for every one, or HOST=127.0.0.1',
  ],
  [
    "LOG_LEVEL",
    "loud",
    'LOG_LEVEL: "loud" is not a log level: write one of fatal, error, warn, info, debug, trace, silent, such as LOG_LEVEL=info',
  ],
  [
    "SITE_URL",
    "yatra.example",
    'SITE_URL: "yatra.example" is not a web address: write where the site is, such as SITE_URL=https://yatra.example',
  ],
  [
    "DATABASE_URL",
    "mysql://yatra:secret@db/x",
    'DATABASE_URL: "mysql://…@db/x" is no database this program knows: write file:data/partners.sqlite for SQLite or postgres://user:password@host:5432/name for PostgreSQL',
  ],
])("%s=%s is refused in one line that says how to mend it", (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(new StartError(message));
});

test("several bad settings are named at once, a line each", () => {
  expect(() => readSettings({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT: .*\nLOG_LEVEL: [^\n]*$/);
});
