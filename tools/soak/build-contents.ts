import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** What a built site consists of, for whoever judges answers by it. */
export type BuildContents = {
  /** The files that the server may answer, in each of their forms. */
  files: Buffer[];
  /** The digests of those. */
  served: ReadonlySet<string>;
  /** The digests of what no request may reach: all that lies outside `client/`, and what is hidden in it. */
  kept: ReadonlySet<string>;
  /** The digest of the API's description, which lies outside and is answered all the same. */
  description: string | undefined;
  /** The addresses of the files. */
  addresses: string[];
  /** Each address with the digest of each form of its file. */
  bodies: ReadonlySet<string>;
};

/** @param buildFolder what the server serves */
export async function readBuildContents(buildFolder: string): Promise<BuildContents> {
  const entries = await readdir(buildFolder, { recursive: true, withFileTypes: true });
  const files: Buffer[] = [];
  const served = new Set<string>();
  const outside = new Set<string>();
  const addresses: string[] = [];
  const bodies = new Set<string>();
  let description: string | undefined;
  for (const entry of entries.filter((one) => one.isFile())) {
    const name = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(name);
    const place = path.relative(buildFolder, name).split(path.sep).join("/");
    if (place === "openapi.json") description = digest(bytes);
    // What the API answers too, byte for byte (clause A-4): nobody can tell the one from the other.
    else if (place.startsWith("client/api/")) continue;
    else if (!mayBeServed(place)) outside.add(digest(bytes));
    else {
      files.push(bytes);
      served.add(digest(bytes));
      const address = addressOf(place.replace(/^client\//, "").replace(/\.(?:br|gz)$/, ""));
      bodies.add(`${address} ${digest(bytes)}`);
      if (!/\.(?:br|gz)$/.test(place)) addresses.push(address);
    }
  }
  // The renderer has some of the files that the site has too, and nothing is nobody's secret.
  const kept = outside.difference(served).difference(new Set([digest(Buffer.alloc(0))]));
  return { files, served, kept, description, addresses, bodies };
}

export function digest(bytes: Buffer): string {
  return createHash("sha1").update(bytes).digest("base64");
}

/**
 * Hosts of static files read `_headers` and `_redirects`; the server gives them to nobody, and no file or folder with a dot
 * before its name.
 */
function mayBeServed(place: string): boolean {
  const [folder, ...names] = place.split("/");
  if (folder !== "client" || /^_(?:headers|redirects)$/.test(names.at(-1) ?? "")) return false;
  return names.every((name) => !name.startsWith(".") || name === ".well-known");
}

function addressOf(file: string): string {
  return `/${file.replace(/^index\.html$/, "").replace(/\.html$/, "")}`;
}
