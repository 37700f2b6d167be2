import { stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type OpenSite, openSite } from "./open-site.ts";
import { missing, readBuildFile } from "./read-build-file.ts";

const redirectsSchema = z.array(z.strictObject({ from: z.string().startsWith("/"), to: z.string().startsWith("/") }));

/** The site that `npm run build` has made: its files, open until `close`, and its redirects. */
export type Build = OpenSite & { redirects: ReadonlyMap<string, string> };

/**
 * Looks whether the built site is there, reads its redirects and opens its files.
 *
 * @param folder the folder with `client/` and `redirects.json`
 * @throws StartError when a part is missing or broken
 */
export async function readBuild(folder: string): Promise<Build> {
  const client = path.join(folder, "client");
  for (const page of ["index.html", "404.html"]) {
    const file = path.join(client, page);
    if (!(await isFile(file))) throw missing(file);
  }
  const redirects = await readBuildFile(path.join(folder, "redirects.json"), redirectsSchema);
  return { ...(await openSite(client)), redirects: new Map(redirects.map(({ from, to }) => [from, to])) };
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
