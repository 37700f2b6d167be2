/**
 * `npm run build`: checks the content and builds the site into `build/`. Skips the build if no input has changed since the last
 * one. Prints all mistakes in the content and exits with 1 if there are any.
 */
import { buildFromInputs } from "../site-build/build-inputs.ts";
import { buildSite } from "../site-build/build-site.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

await buildFromInputs(".", liveSite, buildSite).catch(exitOnMistake);
