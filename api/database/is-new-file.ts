import { existsSync } from "node:fs";
import type { DatabaseAddress } from "./database-address.ts";

/** Whether the address is a file that is not there yet, so that opening it makes one. */
export function isNewFile(address: DatabaseAddress): boolean {
  return address.kind === "sqlite" && address.file !== ":memory:" && !existsSync(address.file);
}
