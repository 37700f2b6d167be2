import { access, constants, glob } from "node:fs/promises";
import path from "node:path";

/** The folder of PostgreSQL's server programs: on the PATH, or where Debian and its kin keep them. */
export async function findPostgresPrograms(): Promise<string | undefined> {
  const installed = (await Array.fromAsync(glob("/usr/lib/postgresql/*/bin"))).sort(byNumber).reverse();
  const { PATH = "" } = process.env;
  const folders = [...PATH.split(path.delimiter), ...installed];
  for (const folder of folders) {
    if ((await isProgram(path.join(folder, "initdb"))) && (await isProgram(path.join(folder, "postgres"))))
      return folder;
  }
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
