import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { isFile } from "./open-file.ts";
import { StartError } from "./start-error.ts";

const redirectsSchema = z.array(z.strictObject({ from: z.string().startsWith("/"), to: z.string().startsWith("/") }));

/** What `npm run build` has made. */
export type Build = { folder: string; redirects: ReadonlyMap<string, string> };

/**
 * Looks whether the build is there, and reads its redirects.
 *
 * @param folder the folder with `client/` and `redirects.json`
 * @throws StartError when a part is missing or broken
 */
export async function readBuild(folder: string): Promise<Build> {
  const client = path.join(folder, "client");
  const redirects = path.join(folder, "redirects.json");
  for (const file of [path.join(client, "index.html"), path.join(client, "404.html"), redirects]) {
    if (!(await isFile(file))) throw new StartError(`${file} is missing: run "npm run build" first`);
  }
  const result = redirectsSchema.safeParse(parseJson(await readFile(redirects, "utf8")));
  if (!result.success) throw new StartError(`${redirects} is broken: run "npm run build" again`);
  return { folder: client, redirects: new Map(result.data.map(({ from, to }) => [from, to])) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
