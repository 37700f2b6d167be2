import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { CodedError } from "../errors.ts";
import { unwritable } from "../file-fault.ts";

/** A temporary file that nobody has written to for so long, in milliseconds, was left by a program that was killed. */
const abandonedAfterMs = 60 * 60 * 1000;

/** What stands behind the target's name in that of a temporary file. */
const temporaryEnding = /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/**
 * Writes a file so that its readers see the old content or the new one, never a part: also when the program is killed
 * or the power fails. What an earlier run that was killed left beside it goes. A link by that name is replaced, not followed.
 *
 * @param mode who may read and write it, as the system's permissions
 * @throws CodedError `input-invalid` when the file cannot be written
 */
export async function writeFileAtomically(
  file: string,
  content: string | Uint8Array,
  { mode = 0o666 } = {},
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await refuseDevice(file);
    await removeAbandoned(file);
    await using handle = await open(temporary, "wx", mode);
    await handle.writeFile(content);
    await handle.sync();
    await rename(temporary, file);
    await syncFolder(path.dirname(file));
  } catch (cause) {
    await rm(temporary, { force: true });
    if (cause instanceof CodedError) throw cause;
    throw new CodedError("input-invalid", `${file} ${unwritable(file, cause)}`, { cause });
  }
}

/** A device or a pipe, such as /dev/stdout, would make room for an ordinary file: for root on the whole machine. */
async function refuseDevice(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.isFile() || found.isDirectory()) return;
  throw new CodedError(
    "input-invalid",
    `${file} cannot be written: it is a device or a pipe, which an ordinary file would replace. Give the name of a file.`,
  );
}

/** Makes room first, since a full disk may be why a run was killed. What cannot be looked at or removed stays. */
async function removeAbandoned(file: string): Promise<void> {
  const [folder, target] = [path.dirname(file), path.basename(file)];
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!(name.startsWith(target) && temporaryEnding.test(name.slice(target.length)))) continue;
    const left = path.join(folder, name);
    const written = await stat(left).catch(() => undefined);
    const isAbandoned = written?.isFile() && Date.now() - written.mtimeMs > abandonedAfterMs;
    if (isAbandoned) await rm(left, { force: true }).catch(() => {});
  }
}

/** Brings the file's new name to the disk too. Windows can open no folder, and needs none of this. */
async function syncFolder(folder: string): Promise<void> {
  if (path.sep === "\\") return;
  await using handle = await open(folder);
  await handle.sync();
}
