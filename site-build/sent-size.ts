import { stat } from "node:fs/promises";

/** The bytes of a file as they are sent: of its compressed copy where it has one. */
export async function sentSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
