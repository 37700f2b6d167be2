import { readFile } from "node:fs/promises";
import path from "node:path";

/** The values of response headers by name. */
export type HeaderValues = Readonly<Record<string, string>>;

/** The rules that the build writes for static hosts into `_headers` and `_redirects`. */
export type HostRules = {
  /** Returns the headers for a path. If several rules set a header, its values are joined with commas. */
  headersOf: (pathname: string) => HeaderValues;
  redirects: ReadonlyMap<string, { to: string; status: RedirectStatus }>;
  /** The path of the file that is the response at another path. The key is the requested path. */
  rewrites: ReadonlyMap<string, string>;
};

const redirectStatuses = [301, 302, 303, 307, 308] as const;

export type RedirectStatus = (typeof redirectStatuses)[number];

/**
 * Reads `_headers` and `_redirects` as Cloudflare Pages and Netlify do.
 *
 * @param folder the built site
 * @throws Error if a file is missing, or has a line that this server does not support
 */
export async function readHostRules(folder: string): Promise<HostRules> {
  const read = (name: string) => readFile(path.join(folder, name), "utf8");
  const [headers, redirects] = await Promise.all([read("_headers"), read("_redirects")]);
  return { headersOf: parseHeaders(headers), ...parseRedirects(redirects) };
}

/** @param text the text of `_headers`: each rule is a path, in which `*` matches any text, with its headers indented below it */
export function parseHeaders(text: string): HostRules["headersOf"] {
  const rules: { pattern: RegExp; headers: [name: string, value: string][] }[] = [];
  for (const line of linesOf(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name && value) rule.headers.push([name, value]);
    else if (line.startsWith("/")) {
      const pattern = decodeURI(line).split("*").map(RegExp.escape).join(".*");
      rules.push({ pattern: new RegExp(`^${pattern}$`), headers: [] });
    } else throw new Error(`_headers has a line that is neither a path nor a header below a path: ${line}`);
  }
  return (pathname) => {
    const sent: Record<string, string> = {};
    for (const [name, value] of rules.flatMap(({ pattern, headers }) => (pattern.test(pathname) ? headers : []))) {
      sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
    return sent;
  };
}

/** @param text the text of `_redirects`: each line has a path, its target and a status; 200 serves the target without a redirect */
export function parseRedirects(text: string): Pick<HostRules, "redirects" | "rewrites"> {
  const redirects = new Map<string, { to: string; status: RedirectStatus }>();
  const rewrites = new Map<string, string>();
  for (const line of linesOf(text)) {
    const [from = "", to = "", given = ""] = line.trim().split(/\s+/);
    const status = redirectStatuses.find((one) => one === Number(given));
    const isPlain = !/[*:]/.test(from);
    // Header values are ASCII. Not encodeURI(): it would encode the `%` of what is encoded already.
    const location = to.replace(/[^!-~]+/g, encodeURIComponent);
    // Paths are compared in lower case (clause R-11).
    if (status && isPlain) redirects.set(decodeURI(from).toLowerCase(), { to: location, status });
    else if (given === "200" && isPlain) rewrites.set(decodeURI(from), decodeURI(to));
    else throw new Error(`_redirects has a line that this server does not support: ${line}`);
  }
  return { redirects, rewrites };
}

/** Returns the lines that are neither empty nor a comment. */
function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
}
