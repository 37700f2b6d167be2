/** `npm run rollback`: puts the release that was in service before back, without a lost request. */
import { mkdir } from "node:fs/promises";
import { withLock } from "../site-build/with-lock.ts";
import { changeRelease } from "./releases/change-release.ts";
import { currentRelease, releaseBefore, releasesFolder } from "./releases/releases.ts";

async function rollBack(): Promise<boolean> {
  const current = await currentRelease();
  const before = current && (await releaseBefore(current));
  if (before) return changeRelease(before);
  console.error("There is no release before the one in service: nothing was changed.");
  return false;
}

await mkdir(releasesFolder, { recursive: true });
if (!(await withLock(`${releasesFolder}/deploy.lock`, "deploy", rollBack))) process.exitCode = 1;
