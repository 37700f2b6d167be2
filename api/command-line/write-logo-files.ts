import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../database/tables.ts";
import { CodedError } from "../errors.ts";
import { unwritable } from "../file-fault.ts";
import { changedLogo, isWholeLogo, keptLogo } from "../logos/logo-file.ts";
import { storedLogos } from "../logos/stored-logos.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

/**
 * Writes every logo that came as a file into the folder `logos` beside an export, which names them there.
 *
 * @param folder where the export is
 * @returns how many were written
 * @throws CodedError `data-damaged` when one has a name that is not its own, which could be a path to anywhere;
 *   `input-invalid` when one cannot be written
 */
export async function writeLogoFiles(database: Database, folder: string): Promise<number> {
  const logos = await storedLogos(database);
  const changed = logos.find((logo) => !isWholeLogo(logo));
  if (changed) throw new CodedError("data-damaged", changedLogo(changed.name));
  for (const { name, content } of logos) {
    const file = path.join(folder, keptLogo(name));
    await makeFolder(path.dirname(file));
    await writeFileAtomically(file, Buffer.from(content, "base64"));
  }
  return logos.length;
}

/** Makes a folder in one that has to be there: a mistyped one would be made too. */
async function makeFolder(own: string): Promise<void> {
  try {
    await mkdir(own);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") return;
    throw new CodedError("input-invalid", `${own} ${unwritable(own, cause)}`, { cause });
  }
}
