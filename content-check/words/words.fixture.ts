import { cp } from "node:fs/promises";
import path from "node:path";
import { onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

/** Makes a copy of the English and the Hindi words the words of the current test. @returns the folder of the copy */
export async function copyWords(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of ["en.yaml", "hi.yaml"]) await cp(path.join("words", name), path.join(folder, name));
  vi.stubEnv("SITE_WORDS", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}
