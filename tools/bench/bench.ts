import { buildSite } from "../../site-build/build-site.ts";
import { liveSite } from "../../site-build/site-folders.ts";
import type { Undo } from "./workspace.ts";

/** What every part of the benchmark works with. */
export type Bench = {
  /** A folder of its own, absolute. */
  workspace: string;
  undo: Undo;
  /** How often each thing is measured. */
  runs: number;
  /** Tells whoever waits what is being measured. */
  say: (words: string) => void;
};

/** A part's results: a heading and what stands below it, in Markdown. */
export type Section = { heading: string; body: string };

/**
 * Builds the site of the organiser's content into the workspace, once for all parts. `build/` stays as it is: a server
 * may be serving it.
 *
 * @returns the folder in which `build/` lies
 */
export async function buildLiveSite({ workspace, say }: Bench): Promise<string> {
  say("building the site");
  const home = `${workspace}/site`;
  await buildSite({ content: liveSite.content, output: `${home}/build` });
  return home;
}
