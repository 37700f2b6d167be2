import { build, mergeConfig, type UserConfig } from "vite";
import { siteConfig } from "../../vite.config.ts";

/** Runs the bundler with the site's settings for a folder with content, and with a task's own. */
export async function bundle(content: string, own: UserConfig): Promise<void> {
  await build({ ...mergeConfig(siteConfig(content), own), configFile: false, logLevel: "warn" });
}
