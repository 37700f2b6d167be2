/**
 * `npm run build`: checks the content and builds the site into `build/`, unless that was made from just what is here now; exits 1,
 * with every mistake, on bad content.
 */
import { buildFromInputs } from "../site-build/build-inputs.ts";
import { buildSite } from "../site-build/build-site.ts";
import { liveSite } from "../site-build/site-folders.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

await buildFromInputs(".", liveSite, buildSite).catch(exitOnMistake);
