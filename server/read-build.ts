import { stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod/mini";
import type { PagePolicy } from "../http/header-rules.ts";
import { type OpenSite, openSite } from "./open-site.ts";
import { missing, readBuildFile, readText } from "./read-build-file.ts";

const sitePath = z.string().check(z.startsWith("/"));

const redirectsSchema = z.array(z.strictObject({ from: sitePath, to: sitePath }));

const policiesSchema = z.array(z.strictObject({ policy: z.string(), pages: z.array(sitePath) }));

/** The site that `npm run build` has made: its files, open until `close`, and its redirects. */
export type Build = OpenSite & {
  redirects: ReadonlyMap<string, string>;
  /** What the pages may do, by the hashes of what stands in them. */
  policies: readonly PagePolicy[];
  /** The API's description: OpenAPI, as JSON. Made by the build, so that the server need not know how. */
  openApi: string;
};

/**
 * Looks whether the built site is there, reads what the build says of it and opens its files.
 *
 * @param folder the folder with `client/`, `redirects.json`, `page-policies.json` and `openapi.json`
 * @throws StartError when a part is missing or broken
 */
export async function readBuild(folder: string): Promise<Build> {
  const client = path.join(folder, "client");
  for (const page of ["index.html", "404.html"]) {
    const file = path.join(client, page);
    if (!(await isFile(file))) throw missing(file);
  }
  const redirects = await readBuildFile(path.join(folder, "redirects.json"), redirectsSchema);
  const policies = await readBuildFile(path.join(folder, "page-policies.json"), policiesSchema);
  const openApi = await readText(path.join(folder, "openapi.json"));
  return {
    ...(await openSite(client)),
    openApi,
    policies,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
  };
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
