import { Chance } from "./chance.ts";
import { hostileTarget, injections } from "./hostile-targets.ts";
import type { WireRequest } from "./send-pipelined.ts";

const usual = ["GET", "GET", "GET", "GET", "HEAD", "OPTIONS"] as const;
const unusual = ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "LOCK", "QUERY", "PURGE", "M-SEARCH"] as const;

const ranges = [
  ...[
    "bytes=0-0",
    "bytes=-1",
    "bytes=5-",
    "bytes=0-99999999999999999999",
    "bytes=99999999999-",
    "bytes=-0",
    "bytes=9-1",
  ],
  ...[
    "bytes=0-1,2-3,4-5",
    "bytes=",
    "bytes",
    "lines=1-2",
    "bytes=0x1-2",
    "bytes= 0-1",
    "bytes=--1",
    "bytes=1-2-3",
    ",",
  ],
  `bytes=${"0-,".repeat(500)}`,
] as const;

const tags = ["*", '"x"', 'W/"x"', "", '"', '"x', "W/", '"a", "b", *', `"${"x".repeat(3_000)}"`, '"é"', ","] as const;

const dates = [
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Fri, 31 Dec 9999 23:59:59 GMT",
  "yesterday",
  "0",
  "-1",
  "NaN",
] as const;

const encodings = [
  "br",
  "gzip",
  "br;q=0, gzip",
  "*;q=0",
  "br;q=9, gzip;q=x",
  ";;,,",
  "identity;q=0",
  "x".repeat(2_000),
] as const;

const types = ["application/json", "*/*", "text/html;q=0", "a/b;c=d;e", ",,,", "x".repeat(2_000)] as const;

/** Headers and what may stand in them. */
const headers = {
  Range: ranges,
  "If-None-Match": tags,
  "If-Match": tags,
  "If-Range": [...tags, ...dates],
  "If-Modified-Since": dates,
  "If-Unmodified-Since": dates,
  "Accept-Encoding": encodings,
  Accept: types,
  Origin: ["null", "https://evil.example", "http://", "x", "https://yatra.example.evil.example"],
  "Access-Control-Request-Method": ["GET", "DELETE", "x y", "__proto__"],
  "X-Request-Id": ["a", "a b", "x".repeat(500), "{jndi:ldap://evil.example}", "__proto__"],
  "X-Forwarded-For": ["127.0.0.1", "' OR 1=1", "x".repeat(1_000)],
  "X-Forwarded-Host": ["evil.example"],
  "X-HTTP-Method-Override": ["DELETE"],
  Cookie: ["a=b", "=".repeat(1_000), "__proto__=x"],
  Upgrade: ["websocket", "h2c", "HTTP/3.0"],
  Expect: ["100-continue", "the best"],
  TE: ["trailers", "chunked"],
  "Max-Forwards": ["0", "-1"],
  "Content-Type": ["application/json", "multipart/form-data", "x"],
} as const satisfies Record<string, readonly string[]>;

/** A body, and the header that says how long it is. */
type Body = { head: string; body: string };

const bodies: readonly [Body, ...Body[]] = [
  { head: "Content-Length: 5\r\n", body: "hello" },
  { head: "Content-Length: 18\r\n", body: '{"__proto__":null}' },
  { head: "Transfer-Encoding: chunked\r\n", body: "5\r\nhello\r\n0\r\n\r\n" },
  { head: "Transfer-Encoding: chunked\r\n", body: '5;name="value"\r\nhello\r\n0\r\nX-Trailer: 1\r\n\r\n' },
];

/** A request that means no good, and yet is HTTP, so that an answer is due. */
export type HostileRequest = WireRequest & { target: string };

/**
 * Requests that mean no good, without end: the same for the same seed.
 *
 * @param known addresses that the site has
 */
export function* hostileRequests(seed: number, known: readonly [string, ...string[]]): Generator<HostileRequest> {
  const chance = new Chance(seed);
  for (;;) {
    const method = chance.is(0.85) ? chance.pick(usual) : chance.pick(unusual);
    const target = chance.is(0.7) ? hostileTarget(chance, known) : chance.pick(known);
    const body = chance.is(0.1) ? chance.pick(bodies) : undefined;
    const lines = `${method} ${target} HTTP/1.1\r\nHost: ${hostOf(chance)}\r\n${headerLines(chance)}${body?.head ?? ""}\r\n`;
    yield { text: lines + (body?.body ?? ""), head: method === "HEAD", target };
  }
}

function hostOf(chance: Chance): string {
  return chance.is(0.9)
    ? "yatra.example"
    : chance.pick(["evil.example", "a b", "", "[::1]", "a".repeat(300), "é", "x:99999"]);
}

function headerLines(chance: Chance): string {
  let text = "";
  for (const [name, values] of Object.entries(headers)) {
    if (chance.is(0.06)) text += `${name}: ${values[Math.floor(chance.next() * values.length)] ?? ""}\r\n`;
  }
  if (chance.is(0.03)) text += `X-Injected: ${encodeURI(chance.pick(injections))}\r\n`;
  if (chance.is(0.005)) text += `X-Long: ${"x".repeat(20_000)}\r\n`;
  if (chance.is(0.005)) text += Array.from({ length: 300 }, (_, index) => `X-${index}: 1\r\n`).join("");
  return text;
}
