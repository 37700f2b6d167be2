import { readFile } from "node:fs/promises";
import type { z } from "zod/mini";
import { StartError } from "./start-error.ts";

/**
 * Reads a JSON file that the build writes for the server.
 *
 * @throws StartError when it is missing, or is not what this version's build writes
 */
export async function readBuildFile<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const result = schema.safeParse(parseJson(await readText(file)));
  if (!result.success) throw new StartError(`${file} is broken: run "npm run build" again`);
  return result.data;
}

/** @throws StartError when it is missing */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") throw missing(file);
    throw cause;
  }
}

/** The error for a part of the build that is not there. */
export function missing(file: string): StartError {
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
