import { existsSync } from "node:fs";
import { cp, link, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod/mini";

/** Where the releases lie, below the project's folder: a folder each, and the link `current`. */
export const releasesFolder = "releases";

/** How many releases stay, with the one in service and the one before it. */
const kept = 3;

/** The files of a build that pages in open tabs still ask for when the next one has come. */
const assets = "client/assets";

const deployedSchema = z.object({
  /** The release in service when this one came; what a rollback goes back to. */
  before: z.nullable(z.string()),
  /** The assets of its own build, not those that it keeps for the others. */
  assets: z.array(z.string()),
});

const placeOf = (id: string) => path.join(releasesFolder, id);

/** The name of the release in service, or null. */
export async function currentRelease(): Promise<string | null> {
  return readlink(placeOf("current")).catch(() => null);
}

/** The release that was in service before another. @throws Error when its folder is not there */
export async function releaseBefore(id: string): Promise<string | null> {
  const { before } = await readRelease(id);
  return before !== null && existsSync(placeOf(before)) ? before : null;
}

/** Copies a build into a folder of its own, named after the time. @returns its name */
export async function addRelease(build: string, now: Date): Promise<string> {
  const id = now.toISOString().replaceAll(":", "-");
  const unfinished = placeOf(`${id}.unfinished`);
  await cp(build, unfinished, { recursive: true });
  const own = await readdir(path.join(unfinished, assets));
  const facts: z.infer<typeof deployedSchema> = { before: await currentRelease(), assets: own };
  await writeFile(path.join(unfinished, "deployed.json"), JSON.stringify(facts));
  await rename(unfinished, placeOf(id));
  return id;
}

/** Gives a release the other builds' assets too, as further names of the same files: tabs that are open ask for them. */
export async function borrowAssets(id: string): Promise<void> {
  for (const other of await allReleases()) {
    for (const name of other === id ? [] : (await readRelease(other)).assets) {
      const place = path.join(placeOf(id), assets, name);
      if (!existsSync(place)) await link(path.join(placeOf(other), assets, name), place);
    }
  }
}

/** Makes a release the current one, in one step, and removes those that are no longer needed. */
export async function makeCurrent(id: string): Promise<void> {
  const next = placeOf("current.next");
  await rm(next, { force: true });
  await symlink(id, next);
  await rename(next, placeOf("current"));
  const needed = [id, await releaseBefore(id)];
  const rest = (await allReleases()).filter((release) => !needed.includes(release));
  for (const release of rest.slice(0, -kept)) await removeRelease(release);
}

/** Removes a release. */
export async function removeRelease(id: string): Promise<void> {
  await rm(placeOf(id), { recursive: true, force: true });
}

/** The names of all releases, the oldest first. */
async function allReleases(): Promise<string[]> {
  await mkdir(releasesFolder, { recursive: true });
  const names = await readdir(releasesFolder);
  return names.filter((name) => existsSync(path.join(placeOf(name), "deployed.json")) && name !== "current").sort();
}

async function readRelease(id: string): Promise<z.infer<typeof deployedSchema>> {
  return deployedSchema.parse(JSON.parse(await readFile(path.join(placeOf(id), "deployed.json"), "utf8")));
}
