/**
 * `npm run deploy` builds the site, copies the build to `releases/<time>`, tries it and makes it public. `-- --from FOLDER`
 * deploys the build in a folder; `-- --back` returns to the previous release; `-- --wait 60` waits so many seconds, and not 30,
 * for the public server to answer. If a step fails, visitors keep the current release and the command exits with 1.
 * Setup: docs/deploying.md
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, link, mkdir, readdir, readFile, realpath, rename, rm, stat, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

const startLimit = 30_000; // In milliseconds: a release that is tried may take this long to answer after its start.

/** @returns the release that `current` or `previous` links to; undefined if there is no such link or no such release */
const linkedRelease = (name: string) => realpath(name).then(path.basename, () => undefined);

/** Points a link to a release. The rename replaces the old link in one step, so a server that starts always finds a link. */
async function setLink(name: string, release: string): Promise<void> {
  await rm("next", { force: true });
  await symlink(release, "next");
  await rename("next", name);
}

/** Removes old releases and incomplete ones, then copies a build into a new release. @returns the release's name */
async function addRelease(build: string): Promise<string> {
  const kept = ["lock", "pid", "current", "previous", await linkedRelease("current"), await linkedRelease("previous")];
  for (const name of await readdir(".")) if (!kept.includes(name)) await rm(name, { recursive: true });
  const release = new Date().toISOString().replaceAll(":", "-");
  await cp(build, release, { recursive: true, preserveTimestamps: true });
  return release;
}

/** Hard-links the assets of one release into another, for 30 days after their last release. Open pages still request them. */
async function linkAssets(from: string, to: string): Promise<void> {
  const present = await readdir(`${to}/client/assets`);
  for (const name of await readdir(`${from}/client/assets`)) {
    if (present.includes(name)) continue;
    const file = `${from}/client/assets/${name}`;
    const { nlink, mtimeMs } = await stat(file);
    // With one link, the file belongs to no older release: its last release ends now.
    if (nlink === 1) await utimes(file, new Date(), new Date());
    else if (Date.now() - mtimeMs > 30 * 24 * 3_600_000) continue;
    await link(file, `${to}/client/assets/${name}`);
  }
}

/** @returns true if the server at this port answers the home page with 2xx and reports this release's build id */
async function isServed(release: string, port: number | string): Promise<boolean> {
  const { build } = JSON.parse(await readFile(`${release}/release.json`, "utf8"));
  // While no server runs, systemd's socket accepts connections that nobody answers.
  const get = (page: string) => fetch(`http://127.0.0.1:${port}/${page}`, { signal: AbortSignal.timeout(3000) });
  return (await get("")).ok && (await (await get("api/healthz")).json()).build === build;
}

/** Starts a release on a free port, which visitors do not use, and requests a page. @throws Error if it does not answer */
async function tryRelease(release: string): Promise<void> {
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info", LISTEN_FDS: "" };
  // `using` ends the process at the end of this function.
  using server = spawn(process.execPath, ["server/main.js", "."], { cwd: release, env, timeout: startLimit });
  server.stderr.pipe(process.stderr);
  // The first line of the log contains the port. A server that fails ends without a log.
  const [line] = await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
  const port = /"port":(\d+)/.exec(String(line))?.[1];
  if (!port || !(await isServed(release, port)))
    throw new Error(`release ${release} did not start or does not serve its pages`);
}

/**
 * Makes a release current, ends the server so that systemd starts it again, and waits until this release answers.
 *
 * @param wait in seconds
 * @throws Error if it does not answer within this time
 */
async function serve(release: string, wait: number): Promise<void> {
  await setLink("current", release);
  const pid = await readFile("pid", "utf8").catch(() => "");
  // The file may be empty while the service writes it.
  if (!pid) return console.log(`Release ${release} is ready. Start the server: docs/deploying.md shows how.`);
  // If the process has already ended, the command fails. Then systemd starts it again without this.
  spawnSync("kill", [pid.trim()]);
  for (const end = Date.now() + wait * 1000; Date.now() < end; await sleep(100))
    if (await isServed(release, process.env.PORT || 3000).catch(() => false))
      return console.log(`Release ${release} is public.`);
  throw new Error(`the server does not answer with release ${release}; its log names the reason`);
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
  if (!(wait > 0)) throw new Error(`--wait ${values.wait} is no number of seconds: write --wait 60`);
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
