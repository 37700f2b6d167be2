/**
 * `npm run deploy` builds the site, copies the build to `releases/<time>`, starts it for a trial and makes it public.
 * `-- --from FOLDER` deploys the build in a folder. `-- --back` returns to the previous release. `-- --wait 60` waits 60 seconds,
 * instead of 30, until the public server answers. If a step fails, visitors keep the current release and the command exits
 * with 1. Setup: docs/deploying.md
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, link, mkdir, readdir, readFile, realpath, rename, rm, stat, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

/** The time limit for the trial of a release, in milliseconds. */
const trialLimit = 30_000;

/** @returns the release that `current` or `previous` links to; undefined if there is no such link or no such release */
const linkedRelease = (name: string) => realpath(name).then(path.basename, () => undefined);

/** Points a link to a release. The rename replaces the old link in one step, so a server that starts always finds a link. */
async function setLink(name: string, release: string): Promise<void> {
  await rm("next", { force: true });
  await symlink(release, "next");
  await rename("next", name);
}

/** Removes old and incomplete releases, then copies a build into a new release. @returns the release's name */
async function addRelease(build: string): Promise<string> {
  const kept = ["lock", "pid", "current", "previous", await linkedRelease("current"), await linkedRelease("previous")];
  for (const name of await readdir(".")) if (!kept.includes(name)) await rm(name, { recursive: true });
  const release = new Date().toISOString().replaceAll(":", "-");
  await cp(build, release, { recursive: true, preserveTimestamps: true });
  return release;
}

/**
 * Hard-links the assets of one release into another, because open pages still request them. Leaves out an asset 30 days after
 * the last release that was built with it.
 */
async function linkAssets(from: string, to: string): Promise<void> {
  const present = await readdir(`${to}/client/assets`);
  for (const name of await readdir(`${from}/client/assets`)) {
    if (present.includes(name)) continue;
    const file = `${from}/client/assets/${name}`;
    const { nlink, mtimeMs } = await stat(file);
    // A file with one link was copied from this release's own build: the 30 days begin now.
    if (nlink === 1) await utimes(file, new Date(), new Date());
    else if (Date.now() - mtimeMs > 30 * 24 * 3_600_000) continue;
    await link(file, `${to}/client/assets/${name}`);
  }
}

/** @returns true if the server at this port answers the home page with 2xx and reports this release's build id */
async function isServed(release: string, port: number | string): Promise<boolean> {
  const { build } = JSON.parse(await readFile(`${release}/release.json`, "utf8"));
  // While no server runs, systemd's socket accepts connections without answering, so a request needs a timeout.
  const get = (page: string) => fetch(`http://127.0.0.1:${port}/${page}`, { signal: AbortSignal.timeout(3000) });
  return (await get("")).ok && (await (await get("api/healthz")).json()).build === build;
}

/** Starts a release on a free port for a trial, and requests a page. @throws Error if it does not answer */
async function tryRelease(release: string): Promise<void> {
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info", LISTEN_FDS: "" };
  // `using` ends the process at the end of this function.
  using server = spawn(process.execPath, ["server/main.js", "."], { cwd: release, env, timeout: trialLimit });
  server.stderr.pipe(process.stderr);
  // The first line of the log contains the port. A server that fails exits without a log.
  const [line] = await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
  const port = /"port":(\d+)/.exec(String(line))?.[1];
  if (!port || !(await isServed(release, port)))
    throw new Error(`release ${release} did not start or does not serve its pages`);
}

/**
 * Makes a release current, ends the server so that systemd restarts it, and waits until this release answers.
 *
 * @param wait in seconds
 * @throws Error if it does not answer within this time
 */
async function serve(release: string, wait: number): Promise<void> {
  await setLink("current", release);
  const pid = await readFile("pid", "utf8").catch(() => "");
  // The file may be empty while the service writes it.
  if (!pid) return console.log(`Release ${release} is ready. Start the server: docs/deploying.md shows how.`);
  // The command fails if the process has already ended. Then systemd restarts it anyway.
  spawnSync("kill", [pid.trim()]);
  for (const end = Date.now() + wait * 1000; Date.now() < end; await sleep(100))
    if (await isServed(release, process.env.PORT || 3000).catch(() => false))
      return console.log(`Release ${release} is public.`);
  throw new Error(`the server does not answer with release ${release}: read its log`);
}

async function deploy(build: string | undefined, wait: number): Promise<void> {
  const before = await linkedRelease("current");
  const release = build ? await addRelease(build) : await linkedRelease("previous");
  if (release === undefined) throw new Error("there is no previous release");
  await tryRelease(release);
  if (before === undefined) return serve(release, wait);
  await linkAssets(before, release);
  await serve(release, wait).catch(async (error) => {
    await serve(before, wait);
    throw error;
  });
  await setLink("previous", before);
}

try {
  const { values } = parseArgs({
    options: { from: { type: "string" }, back: { type: "boolean" }, wait: { type: "string", default: "30" } },
  });
  const wait = Number(values.wait);
  if (!(wait > 0)) throw new Error(`--wait ${values.wait} is not a number of seconds: write --wait 60`);
  const build = values.back ? undefined : path.resolve(values.from ?? "build");
  if (build && values.from === undefined) execFileSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
  await mkdir("releases", { recursive: true });
  process.chdir("releases");
  await mkdir("lock").catch(() => {
    throw new Error("another deploy is running. If not, a deploy was killed: remove the folder releases/lock");
  });
  await deploy(build, wait).finally(() => rm("lock", { recursive: true }));
} catch (error) {
  console.error(`Not deployed, visitors keep the current release: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
