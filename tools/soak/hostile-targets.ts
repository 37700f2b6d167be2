import type { Chance } from "./chance.ts";

/** Ways to write "one folder up", a dot, a slash or the end of a text that some servers have fallen for. */
const ways = [
  ...["../", "..%2f", "%2e%2e/", "%2e%2e%2f", ".%2e/", "%252e%252e%252f", "..%255c", "..\\", "..%5c", "%2e%2e%5c"],
  ...["%c0%ae%c0%ae/", "%c0%ae%c0%ae%c0%af", "%e0%80%ae%e0%80%ae/", "%uff0e%uff0e%u2215", "..;/", "..%00/", "....//"],
  ...[
    "%ef%bc%8e%ef%bc%8e/",
    "%e2%80%a4%e2%80%a4/",
    "./",
    "//",
    "/./",
    "%2f",
    "%5c",
    "\\",
    "%00",
    "%0d%0a",
    "%0a",
    "%09",
  ],
] as const;

/** What lies where a way out may lead. */
const prizes = [
  ...["etc/passwd", "proc/self/environ", "server/main", "data/partners", "package.json", "redirects.json"],
  ...[
    "site.json",
    "secret.txt",
    ".hidden/secret.txt",
    ".env",
    ".git/config",
    "windows/win.ini",
    "renderer/",
    "client/",
  ],
] as const;

/** Escapes that are none, and bytes that are no UTF-8. */
const brokenEscapes = [
  "%",
  "%%",
  "%2",
  "%zz",
  "%u0041",
  "%ff",
  "%c3",
  "%c3%28",
  "%ed%a0%80",
  "%f5%80%80%80",
  "%fe%ff",
] as const;

/** Names that every object of JavaScript has. */
export const inheritedNames = [
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf"],
  ...["__defineGetter__", "__lookupSetter__", "toLocaleString", "propertyIsEnumerable"],
] as const;

/** Texts that end a statement of SQL, a page, a header, a path or a template. */
export const injections = [
  ...[
    "' OR '1'='1",
    "hosts'; DROP TABLE partners; --",
    'hosts" OR ""="',
    "1 UNION SELECT name FROM partners",
    "hosts\\'",
  ],
  ...[
    "') OR pg_sleep(9)--",
    "hosts/*",
    "%27%20OR%201=1--",
    "hosts%00",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "#{7*7}",
  ],
  ...[
    "\r\nSet-Cookie: a=b",
    "\r\n\r\nHTTP/1.1 200 OK",
    "() { :;}; echo",
    "| id",
    "; id",
    "`id`",
    "%s%s%n",
    "NaN",
    "-1",
  ],
] as const;

/** The addresses of the API that take a name. */
const named = [
  "/api/partners/category/",
  "/api/logos/",
  "/api/",
  "/events/",
  "/events?city=",
  "/api/partners?category=",
] as const;

/**
 * The target of a request that means no good: a way out of the site's folder, an escape that is none, a name that means
 * something to the program, an address that is far too long, or mere noise.
 *
 * @param known addresses that the site has
 */
export function hostileTarget(chance: Chance, known: readonly [string, ...string[]]): string {
  switch (Math.floor(chance.next() * 8)) {
    case 0:
      return `/${several(chance, ways, 8)}${chance.pick(prizes)}`;
    case 1:
      return `${chance.pick(known)}/${several(chance, ways, 8)}${chance.pick(prizes)}`;
    case 2:
      return `${chance.pick(known)}${several(chance, brokenEscapes, 3)}`;
    case 3:
      return `${chance.pick(named)}${chance.pick(inheritedNames)}`;
    case 4:
      return `${chance.pick(named)}${encodeURIComponent(chance.pick(injections))}`;
    case 5:
      return `${chance.pick(known)}?${"q=%41&".repeat(chance.between(1, chance.is(0.02) ? 4_000 : 40))}`;
    case 6:
      return `${chance.pick(known)}${chance.pick(["/", "//", ".html", ".br", ".gz", "/index", "/index.html", ";x", "%20", "."])}`;
    default:
      return `/${noise(chance)}`;
  }
}

function several<Value extends string>(chance: Chance, values: readonly Value[], most: number): string {
  const count = Math.floor(chance.between(1, most + 1));
  return Array.from({ length: count }, () => values[Math.floor(chance.next() * values.length)] ?? "").join("");
}

/** Letters that may stand in a request's first line, and some that may not. */
function noise(chance: Chance): string {
  const length = Math.floor(chance.between(0, 60));
  const letter = () => Math.floor(chance.between(0x21, chance.is(0.05) ? 0x100 : 0x7f));
  return String.fromCharCode(...Array.from({ length }, letter));
}
