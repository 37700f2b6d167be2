import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod/mini";
import type { Release } from "../api/http/api-environment.ts";
import { isWebAddress } from "../catalogue/links/web-address.ts";
import { partnersSources } from "../catalogue/partner.ts";
import { newPartnerSchema } from "../catalogue/partner-schemas.ts";
import type { PagePolicy } from "../http/header-rules.ts";
import { StartError } from "./start-error.ts";
import { type OpenSite, openSite } from "./static/open-site.ts";

const sitePath = z.string().check(z.startsWith("/"));

const redirectsSchema = z.array(z.strictObject({ from: sitePath, to: sitePath }));

const policiesSchema = z.array(z.strictObject({ policy: z.string(), pages: z.array(sitePath) }));

const releaseSchema = z.strictObject({ version: z.string(), build: z.string() });

/** The site that `npm run build` has made: its files and its redirects. */
export type Build = OpenSite & {
  redirects: ReadonlyMap<string, string>;
  /** What the pages may do, by the hashes of what stands in them. */
  policies: readonly PagePolicy[];
  release: Release;
  /** The API's description: OpenAPI, as JSON. Made by the build, so that the server need not know how. */
  openApi: string;
};

/**
 * Looks whether the built site is there, reads what the build says of it and finds its files.
 *
 * @param folder the folder with `client/`, `redirects.json`, `page-policies.json`, `release.json` and `openapi.json`
 * @throws StartError when a part is missing or broken
 */
export async function readBuild(folder: string): Promise<Build> {
  const client = path.join(folder, "client");
  for (const page of ["index.html", "400.html", "404.html"]) {
    const file = path.join(client, page);
    if (!(await isFile(file))) throw missing(file);
  }
  const redirects = await readBuildFile(path.join(folder, "redirects.json"), redirectsSchema);
  const policies = await readBuildFile(path.join(folder, "page-policies.json"), policiesSchema);
  const release = await readBuildFile(path.join(folder, "release.json"), releaseSchema);
  const openApi = await readText(path.join(folder, "openapi.json"));
  return {
    ...(await openSite(client)),
    openApi,
    policies,
    release,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
  };
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

const siteFactsSchema = z.object({
  /** Where the site is published. */
  siteAddress: z.string().check(z.refine(isWebAddress)),
  productName: z.string(),
  /** From where the logos of partners may come. */
  logoSources: z.object({ apiAddress: z.string(), partnerLogoHosts: z.array(z.string()) }),
  /** Whether the content's partners are all that there are, or only what a new database starts with. */
  partnersFrom: z.enum(partnersSources),
  contentPartners: z.array(newPartnerSchema),
});

/** What the server needs to know of the content. */
export type SiteFacts = z.infer<typeof siteFactsSchema>;

/**
 * Reads what the build has written down of the content for the server, which thus starts without `content/`.
 *
 * @param folder the build's folder, with `site.json`
 * @throws StartError when the file is missing or broken
 */
export async function readSiteFacts(folder: string): Promise<SiteFacts> {
  return readBuildFile(path.join(folder, "site.json"), siteFactsSchema);
}

/**
 * Reads a JSON file that the build writes for the server.
 *
 * @throws StartError when it is missing, or is not what this version's build writes
 */
async function readBuildFile<Schema extends z.ZodMiniType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const result = schema.safeParse(parseJson(await readText(file)));
  if (!result.success) throw new StartError(`${file} is broken: run "npm run build" again`);
  return result.data;
}

/** @throws StartError when it is missing */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") throw missing(file);
    throw cause;
  }
}

/** The error for a part of the build that is not there. */
function missing(file: string): StartError {
  return new StartError(`${file} is missing: run "npm run build" first`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
