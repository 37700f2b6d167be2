import { BlockList, isIP, isIPv6 } from "node:net";
import {
  type DatabaseAddress,
  defaultDatabaseAddress,
  parseDatabaseAddress,
} from "../api/database/database-address.ts";
import { CodedError } from "../api/errors.ts";
import { isWebAddress } from "../catalogue/links/web-address.ts";
import { connectionLimits, connectionsPerAddress } from "./limits.ts";
import type { AddressLimits } from "./overload/limit-addresses.ts";
import { StartError } from "./start-error.ts";

/** What the environment decides. */
export type Settings = {
  /** The TCP port; 0 lets the system choose a free one. */
  port: number;
  /** The address to listen on. */
  host: string;
  database: DatabaseAddress;
  logLevel: string;
  /** Where the site is published, when that is not the content's `siteAddress`. */
  siteAddress: string | undefined;
  /** What one client may have of the server at once. */
  addressLimits: AddressLimits;
};

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/**
 * Reads and checks every environment variable the server knows. An empty one counts as not set.
 *
 * @throws StartError with one line for each bad variable: its name, its value and how to mend it
 */
export function readSettings(environment: Environment): Settings {
  const mistakes: string[] = [];
  const read = <Value>(name: string, otherwise: string, parse: (text: string) => Value): Value | undefined => {
    try {
      return parse(environment[name] || otherwise);
    } catch (error) {
      if (!(error instanceof StartError || error instanceof CodedError)) throw error;
      mistakes.push(`${name}: ${error.message}`);
      return undefined;
    }
  };
  const port = read("PORT", "3000", parsePort);
  const host = read("HOST", "0.0.0.0", parseHost);
  const database = read("DATABASE_URL", defaultDatabaseAddress, parseDatabaseAddress);
  const logLevel = read("LOG_LEVEL", "info", parseLogLevel);
  const siteAddress = read("SITE_URL", "", parseSiteAddress);
  const perAddress = read("CONNECTIONS_PER_ADDRESS", String(connectionsPerAddress), parseConnections);
  const proxies = read("PROXY_ADDRESS", "", parseProxies);
  if (port === undefined || !host || !database || !logLevel || !perAddress || !proxies || mistakes.length > 0) {
    throw new StartError(mistakes.join("\n"));
  }
  return { port, host, database, logLevel, siteAddress, addressLimits: { perAddress, proxies } };
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new StartError(`"${text}" is not a port: write a whole number from 0 to 65535, such as PORT=3000`);
}

function parseHost(text: string): string {
  // As addresses of the web write IPv6.
  const host = text.replace(/^\[(.*:.*)\]$/, "$1");
  if (/^[a-z0-9.:_-]+$/i.test(host)) return host;
  throw new StartError(`"${text}" is not an address to listen on: write HOST=0.0.0.0 for every one, or HOST=127.0.0.1`);
}

function parseLogLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new StartError(`"${text}" is not a log level: write one of ${logLevels.join(", ")}, such as LOG_LEVEL=info`);
}

function parseSiteAddress(text: string): string | undefined {
  if (text === "" || isWebAddress(text)) return text || undefined;
  throw new StartError(
    `"${text}" is not a web address: write where the site is, such as SITE_URL=https://yatra.example`,
  );
}

function parseConnections(text: string): number {
  const most = connectionLimits.maxConnections;
  if (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text);
  throw new StartError(
    `"${text}" is not how many connections one address may have: write a whole number from 1 to ${most}, such as CONNECTIONS_PER_ADDRESS=${connectionsPerAddress}`,
  );
}

/** Addresses and networks, with commas between them. */
function parseProxies(text: string): BlockList {
  const proxies = new BlockList();
  for (const named of text.split(",").map((part) => part.trim())) {
    if (named !== "" && !addProxy(proxies, named)) {
      throw new StartError(
        `"${named}" is no address or network of a proxy: write PROXY_ADDRESS=127.0.0.1, or PROXY_ADDRESS=172.16.0.0/12,::1`,
      );
    }
  }
  return proxies;
}

/** @returns false where that is none */
function addProxy(proxies: BlockList, named: string): boolean {
  const [address = "", bits, ...rest] = named.split("/");
  if (!isIP(address) || rest.length > 0) return false;
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  if (bits === undefined) proxies.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === "ipv6" ? 128 : 32)) {
    proxies.addSubnet(address, Number(bits), family);
  } else return false;
  return true;
}
