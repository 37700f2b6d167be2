/**
 * `npm run build`: checks the content and builds the site into `build/`, unless that was made from just what is here now; exits 1,
 * with every mistake, on bad content. Another content can be tried: `node tools/build.ts --content FOLDER --output FOLDER`.
 */
import { Command } from "commander";
import { buildFromInputs } from "../site-build/build-inputs.ts";
import { buildSite } from "../site-build/build-site.ts";
import { liveSite, type SiteFolders } from "../site-build/site-folders.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

const site = new Command("build")
  .description("Checks the content and builds the site.")
  .option("--content <folder>", "another folder with content", liveSite.content)
  .option("--output <folder>", "another folder for the built site", liveSite.output)
  .parse()
  .opts<SiteFolders>();

try {
  await buildFromInputs(".", site, buildSite);
} catch (error) {
  exitOnMistake(error);
}
