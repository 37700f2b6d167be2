/**
 * Checks what the project takes from others: exact versions, a lock file for every platform and from one source, no
 * install script but the allowed, suitable licences, credits in date, and nothing that is unused. Prints every mistake
 * and exits 1. The site has to be built: the build knows what visitors get. `--write`, as `npm run credits` calls it,
 * only brings the credits up to date.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { packagesFile } from "../site-build/bundle/packages-in-site.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { unsuitableLicences, withPackages } from "./dependencies/licences.ts";
import { readLockedPackages, readManifest } from "./dependencies/lock-file.ts";
import {
  doubtfulSources,
  inexactVersions,
  installScripts,
  missingBinaries,
  otherNodeImages,
} from "./dependencies/lock-mistakes.ts";

const creditsFile = "docs/credits.md";

const [manifest, locked, credits, dockerfile] = await Promise.all([
  readManifest(),
  readLockedPackages(),
  readFile(creditsFile, "utf8"),
  readFile("Dockerfile", "utf8"),
]);
const forVisitors: string[] = JSON.parse(await readFile(`${liveSite.output}/${packagesFile}`, "utf8"));
const fresh = withPackages(credits, locked, forVisitors);

if (process.argv.includes("--write")) {
  await writeFile(creditsFile, fresh);
} else {
  const mistakes = [
    ...inexactVersions(manifest),
    ...doubtfulSources(locked),
    ...missingBinaries(locked),
    ...installScripts(manifest, locked),
    ...otherNodeImages(manifest, dockerfile),
    ...unsuitableLicences(locked, forVisitors),
    ...(fresh === credits ? [] : [`${creditsFile}: its list of packages is not that of today: run npm run credits`]),
  ];
  for (const mistake of mistakes) console.error(mistake);
  const unused = spawnSync(process.execPath, ["node_modules/knip/bin/knip.js", "--treat-config-hints-as-errors"], {
    stdio: "inherit",
  });
  if (mistakes.length > 0 || unused.status !== 0) process.exit(1);
  console.log(`${Object.keys(locked).length} packages are in order, and nothing is unused.`);
}
