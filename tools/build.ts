/**
 * `npm run build`: checks the content and builds the site into `build/`; exits 1, with every mistake, on bad content.
 * With `--if-changed`, as `npm start` calls it, nothing happens while nothing has changed.
 */
import { buildFromInputs } from "../site-build/build-inputs.ts";
import { buildSite } from "../site-build/build-site.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { withLock } from "../site-build/with-lock.ts";
import { exitOnContentError } from "./build/exit-on-content-error.ts";

try {
  const options = { root: ".", folders: liveSite, onlyIfChanged: process.argv.includes("--if-changed") };
  await withLock(`${liveSite.output}.lock`, "build", () => buildFromInputs(options, buildSite));
} catch (error) {
  exitOnContentError(error);
}
