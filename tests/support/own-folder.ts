import { chmod, lstat, mkdir } from "node:fs/promises";

/** The owner may write, everybody read: PostgreSQL may run as another user than the tests. */
const mode = 0o755;

const writableByOthers = 0o022;

/**
 * Makes a folder that only this user can write to, or looks whether one that is there is such a folder: what lies in a
 * temporary folder under a name that can be foretold may have been put there by any user of the machine.
 *
 * @throws Error when somebody else owns it or may write to it, or when it is no folder
 */
export async function requireOwnFolder(folder: string): Promise<void> {
  if (await make(folder)) return;
  const found = await lstat(folder);
  const isOwn = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isDirectory() || !isOwn || (found.mode & writableByOthers) !== 0)
    throw new Error(`${folder} is not a folder that only this user can write to: remove it`);
}

/** @returns false where something is already there */
async function make(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
  // Whatever the process takes away from the modes of what it makes.
  await chmod(folder, mode);
  return true;
}
