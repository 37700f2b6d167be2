import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { buildSite } from "../../site-build/build-site.ts";
import { liveSite } from "../../site-build/site-folders.ts";

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

const caches = "node_modules/.cache";

/** What the build keeps from one time to the next: pictures are files there, a set of fonts is a folder. */
const buildCaches = ["compressed", "fonts", "pictures", "search-pictures", "share-pictures"].map((name) =>
  path.resolve(caches, name),
);

/** What must be stopped or removed when the measuring ends, however it ends: newest first. */
export type Undo = AsyncDisposableStack;

/** Runs a task with an `Undo` that also works when somebody stops the program. */
export async function withUndo(task: (undo: Undo) => Promise<void>): Promise<void> {
  await using undo = new AsyncDisposableStack();
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    const stop = () => void undo.disposeAsync().finally(() => process.exit(code));
    process.once(signal, stop);
    undo.defer(() => void process.off(signal, stop));
  }
  await task(undo);
}

/**
 * A new folder for everything that is built and measured, beside the other caches, where files lie on the same disk as
 * a site's. It goes in the end, and with it what the builds of generated events have added to the build's caches.
 *
 * @returns its absolute path
 */
export async function openWorkspace(undo: Undo): Promise<string> {
  // In a fresh clone nothing has been kept yet.
  await mkdir(caches, { recursive: true });
  const folder = path.resolve(await mkdtemp(path.join(caches, "bench-")));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const kept = new Set(await cachedThings());
  undo.defer(async () => {
    const added = (await cachedThings()).filter((thing) => !kept.has(thing));
    await Promise.all(added.map((thing) => rm(thing, { recursive: true, force: true })));
  });
  return folder;
}

async function cachedThings(): Promise<string[]> {
  const lists = buildCaches.map(async (folder) =>
    existsSync(folder) ? (await readdir(folder)).map((name) => path.join(folder, name)) : [],
  );
  return (await Promise.all(lists)).flat();
}
