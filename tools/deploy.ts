/**
 * `npm run deploy`: builds the site where anything changed, keeps it in a folder of its own and puts it into service
 * without a lost request; exits 1 where that is not ready, and the release before stays. `-- --from FOLDER` takes a build
 * that was made elsewhere.
 */
import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { withLock } from "../site-build/with-lock.ts";
import { changeRelease } from "./releases/change-release.ts";
import { addRelease, releasesFolder, removeRelease } from "./releases/releases.ts";

const { from } = parseArgs({ options: { from: { type: "string" } } }).values;

async function deploy(): Promise<boolean> {
  if (from === undefined) {
    const { status } = spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
    if (status !== 0) return false;
  }
  // Nobody builds anew while it is copied.
  const id = await withLock("build.lock", "build", () => addRelease(from ?? "build", new Date()));
  const isServed = await changeRelease(id);
  if (!isServed) await removeRelease(id);
  return isServed;
}

await mkdir(releasesFolder, { recursive: true });
if (!(await withLock(`${releasesFolder}/deploy.lock`, "deploy", deploy))) process.exitCode = 1;
