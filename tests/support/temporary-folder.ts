import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder that is removed when the current test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
